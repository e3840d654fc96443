import type { WeekHours } from "#content/schema/business";
import { formatWeek } from "#lib/hours";

/** Opening hours, days that share theirs on one line. */
export function Hours({ week }: { week: WeekHours }) {
  return (
    <dl>
      {formatWeek(week).map(({ days, hours }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4">
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
