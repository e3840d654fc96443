import { DAYS, type Day, type WeekHours } from "#content/schema/business";

const DAY_NAMES: Record<Day, string> = {
  monday: "lundi",
  tuesday: "mardi",
  wednesday: "mercredi",
  thursday: "jeudi",
  friday: "vendredi",
  saturday: "samedi",
  sunday: "dimanche",
};

export type HoursLine = { days: string; hours: string };
type Run = { days: Day[]; hours: WeekHours[Day] };

const formatTime = (time: string) => {
  const [hours = "0", minutes = "00"] = time.split(":");
  return `${Number(hours)}\u202Fh${minutes === "00" ? "" : `\u202F${minutes}`}`;
};

const formatHours = (hours: WeekHours[Day]) =>
  hours === null ? "fermé" : `${formatTime(hours.opens)} – ${formatTime(hours.closes)}`;

/** Successive days that share their hours. */
export function groupDays(week: WeekHours): Run[] {
  const runs: Run[] = [];
  for (const day of DAYS) {
    const last = runs.at(-1);
    if (last !== undefined && JSON.stringify(last.hours) === JSON.stringify(week[day])) {
      last.days.push(day);
    } else {
      runs.push({ days: [day], hours: week[day] });
    }
  }
  return runs;
}

function formatDays(days: readonly Day[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (days.length === 7) return "7 jours sur 7";
  if (days.length === 1) return DAY_NAMES[first];
  const joint = days.length === 2 ? " et " : " au ";
  return `${DAY_NAMES[first]}${joint}${DAY_NAMES[last]}`;
}

/** « lundi au vendredi : 9 h – 18 h », « samedi : 9 h – 13 h », « dimanche : fermé ». */
export function formatWeek(week: WeekHours): HoursLine[] {
  return groupDays(week).map(({ days, hours }) => ({
    days: formatDays(days),
    hours: formatHours(hours),
  }));
}

/** « 8 h – 18 h, lundi au vendredi »: the open days only. */
export function formatOpenHours(week: WeekHours): string {
  return groupDays(week)
    .filter(({ hours }) => hours !== null)
    .map(({ days, hours }) => `${formatHours(hours)}, ${formatDays(days)}`)
    .join("\u202F; ");
}
