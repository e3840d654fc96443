import { Team } from "#components/about/team";
import { SiteLink } from "#components/layout/site-link";
import { Figures } from "#components/sections/figures";
import { NumberedTexts } from "#components/sections/numbered-texts";
import { PageHeader } from "#components/sections/page-header";
import { SectionHeading } from "#components/sections/section-heading";
import { TitledTexts } from "#components/sections/titled-texts";
import { CityPicture } from "#components/territory/city-list";
import { Button } from "#components/ui/button";
import type { TeamMember } from "#content/schema/business";
import type { AboutContent } from "#content/schema/pages";
import type { Department } from "#content/schema/territory";
import { routes } from "#lib/routes";
import type { Crumb } from "#lib/seo/json-ld";

type AboutPageProps = {
  page: AboutContent;
  team: readonly TeamMember[];
  departments: readonly Department[];
  /** The city of the seat, when it has a page. */
  seatSlug: string | null;
  crumbs: readonly Crumb[];
};

export function AboutPage({ crumbs, departments, page, seatSlug, team }: AboutPageProps) {
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={page.title}
        lead={page.lead}
        picture={seatSlug && <CityPicture slug={seatSlug} isEager />}
      />
      <section aria-label="Chiffres" className="bg-slate py-12 text-on-slate">
        <div className="page-width">
          <Figures figures={page.figures} />
        </div>
      </section>
      <section id="histoire" className="page-width py-16 lg:py-24">
        <SectionHeading title={page.story.title} intro={page.story.intro} />
        <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {page.timeline.map(({ date, text, title }) => (
            <li key={title} className="border-t-4 border-oak pt-5">
              <p className="font-semibold text-action-ink">{date}</p>
              <h3 className="mt-1 text-heading">{title}</h3>
              <p className="mt-3">{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section id="mission" className="bg-clay py-16">
        <div className="page-width">
          <h2 className="font-semibold text-ink-soft">{page.mission.title}</h2>
          <p className="mt-4 max-w-4xl font-display text-title leading-tight font-bold">
            {page.mission.text}
          </p>
        </div>
      </section>
      <section id="valeurs" className="page-width py-16 lg:py-24">
        <SectionHeading title={page.valuesTitle} />
        <TitledTexts texts={page.values} />
      </section>
      <section id="equipe" className="bg-slate py-16 text-on-slate lg:py-24">
        <div className="page-width">
          <SectionHeading title={page.team.title} intro={page.team.intro} onSlate />
          <Team team={team} />
        </div>
      </section>
      <section id="engagements" className="page-width py-16 lg:py-24">
        <SectionHeading title={page.commitmentsTitle} />
        <NumberedTexts texts={page.commitments} />
      </section>
      <section id="zone" className="bg-ground-deep py-16">
        <div className="page-width grid gap-x-16 lg:grid-cols-2">
          <SectionHeading title={page.zone.title} intro={page.zone.intro} />
          <ul className="border-b border-line-strong/40">
            {departments
              .filter(({ onAboutPage }) => onAboutPage)
              .map(({ delay, name, number, slug }) => (
                <li key={slug} className="border-t border-line-strong/40">
                  <SiteLink
                    href={`${routes.zones()}#${slug}`}
                    className="flex min-h-13 items-center justify-between gap-6 hover:text-action-ink"
                  >
                    <span className="font-semibold">
                      {name} ({number})
                    </span>
                    <span>sous {delay}</span>
                  </SiteLink>
                </li>
              ))}
          </ul>
          <Button asChild size="large" className="mt-8 justify-self-start">
            <SiteLink href={routes.contact()}>Nous contacter</SiteLink>
          </Button>
        </div>
      </section>
    </>
  );
}
