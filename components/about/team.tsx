import { Compass, Flame, Leaf, Phone, Ruler } from "lucide";
import { Icon } from "#components/ui/icon";
import type { TeamMember } from "#content/schema/business";

const ICONS = { compass: Compass, flame: Flame, leaf: Leaf, phone: Phone, ruler: Ruler };

/** The team, on the slate band. */
export function Team({ team }: { team: readonly TeamMember[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
      {team.map(({ bio, icon, name, role }) => {
        return (
          <li key={name} className="border-t border-on-slate/25 pt-5">
            <Icon node={ICONS[icon]} className="text-ochre" />
            <h3 className="mt-3 text-lg">{name}</h3>
            <p className="font-semibold text-on-slate-soft">{role}</p>
            <p className="mt-2 text-on-slate-soft">{bio}</p>
          </li>
        );
      })}
    </ul>
  );
}
