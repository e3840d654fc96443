import { expect, test } from "vitest";
import type { WeekHours } from "#content/schema/business";
import { formatOpenHours, formatWeek } from "#lib/hours";

const open = (opens: string, closes: string) => ({ opens, closes });
const week = (
  weekday: WeekHours["monday"],
  saturday: WeekHours["monday"],
  sunday: WeekHours["monday"],
) => ({
  monday: weekday,
  tuesday: weekday,
  wednesday: weekday,
  thursday: weekday,
  friday: weekday,
  saturday,
  sunday,
});

test("une même plage toute la semaine tient en une ligne", () => {
  const every = open("08:00", "20:00");
  expect(formatWeek(week(every, every, every))).toEqual([
    { days: "7 jours sur 7", hours: "8\u202Fh – 20\u202Fh" },
  ]);
});

test("les jours de mêmes horaires se regroupent, un jour fermé se dit", () => {
  expect(formatWeek(week(open("09:00", "18:00"), open("09:30", "13:00"), null))).toEqual([
    { days: "lundi au vendredi", hours: "9\u202Fh – 18\u202Fh" },
    { days: "samedi", hours: "9\u202Fh\u202F30 – 13\u202Fh" },
    { days: "dimanche", hours: "fermé" },
  ]);
});

test("deux jours de suite se lisent « samedi et dimanche »", () => {
  const weekend = open("09:00", "18:00");
  expect(formatWeek(week(open("08:00", "20:00"), weekend, weekend)).at(-1)).toEqual({
    days: "samedi et dimanche",
    hours: "9\u202Fh – 18\u202Fh",
  });
});

test("les jours ouverts se disent en une phrase, sans les jours fermés", () => {
  expect(formatOpenHours(week(open("08:00", "18:00"), open("09:00", "12:30"), null))).toBe(
    "8\u202Fh – 18\u202Fh, lundi au vendredi\u202F; 9\u202Fh – 12\u202Fh\u202F30, samedi",
  );
});
