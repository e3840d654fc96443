import { Team } from "#components/about/team";
import type { Certification, Statistic, TeamMember } from "#content/schema/business";
import type { HomeContent } from "#content/schema/pages";

type AboutProps = {
  home: HomeContent;
  statistics: readonly Statistic[];
  team: readonly TeamMember[];
  certifications: readonly Certification[];
};

export function About({ certifications, home, statistics, team }: AboutProps) {
  return (
    <>
      <div className="grid gap-10 lg:grid-cols-[1.1fr_1fr] lg:items-end">
        <div>
          <h2 className="text-title">{home.about.title}</h2>
          <p className="mt-5 max-w-text text-lead text-on-slate-soft">{home.about.intro}</p>
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-7">
          {statistics.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-on-slate-soft">{label}</dt>
              <dd className="font-display text-4xl font-extrabold tracking-tight text-ochre">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-14">
        <Team team={team} />
      </div>
      <div className="mt-14 grid gap-10 border-t border-on-slate/25 pt-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h3 className="text-heading">Assurance professionnelle</h3>
          <p className="mt-3 text-on-slate-soft">{home.insuranceNote}</p>
        </div>
        <div>
          <h3 className="text-heading">Certifications</h3>
          <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {certifications.map(({ title, detail }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="text-on-slate-soft">{detail}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </>
  );
}
