import type { ReactNode } from "react";
import { SiteLink } from "#components/layout/site-link";
import { formatDate } from "#lib/dates";
import { routes } from "#lib/routes";
import type { CommuneAnswer as CommuneAnswerData } from "#lib/territory/answers";
import type { CityPageLink } from "#lib/territory/coverage";
import type { Zone } from "#lib/territory/zones";

type CommuneAnswerProps = { answer: CommuneAnswerData; headingLevel?: "h2" | "h3" };

/** Whether the business goes to a commune, how soon, and the zones that are known there. */
export function CommuneAnswer({ answer, headingLevel: Heading = "h3" }: CommuneAnswerProps) {
  const { coverage, formerName, label, postcodes } = answer;
  const { cityPage, delay, department, departmentsNextDoor, otherCityPages, zones } = coverage;
  const isServed = delay !== null;
  const isYes = coverage.status === "covered" || coverage.status === "priority";
  return (
    <article className="rounded-panel border-2 border-ink bg-raised p-5 sm:p-7">
      <Heading className={`text-heading ${isYes ? "text-apple" : ""}`}>{coverage.headline}</Heading>
      <p className="mt-1 text-ink-soft">
        {formerName && `${formerName} fait partie de ${label}. `}
        {label}, {postcodes.join(", ")}, {department.name} ({department.number})
      </p>
      <dl className="mt-4">
        {isServed && <Fact term="Délai">{delay}</Fact>}
        <Fact term="Couverture">{coverage.wording}</Fact>
        {departmentsNextDoor.length > 0 && (
          <Fact term="Juste à côté">
            Nous couvrons{" "}
            {departmentsNextDoor
              .map(({ name, number }) =>
                number === "72" ? `${name} (72, secteur du Mans)` : `${name} (${number})`,
              )
              .join(", ")}
          </Fact>
        )}
        {isServed && (
          <>
            <Fact term="Termites">
              <ZoneFact zone={zones.termites} />
            </Fact>
            <Fact term="Mérule">
              <ZoneFact zone={zones.merule} />
            </Fact>
          </>
        )}
        {cityPage !== null ? (
          <Fact term="À lire">
            <CityLinks pages={[cityPage]} />
          </Fact>
        ) : (
          otherCityPages.length > 0 && (
            <Fact
              term={
                otherCityPages.length > 1 ? "Les pages les plus proches" : "La page la plus proche"
              }
            >
              <CityLinks pages={otherCityPages} />
            </Fact>
          )
        )}
      </dl>
      {isServed && (
        <SiteLink
          href={routes.quote()}
          className="mt-5 inline-flex min-h-11 items-center rounded-control bg-action px-5 font-semibold text-on-action hover:bg-action-strong"
        >
          Obtenir mon devis gratuit
        </SiteLink>
      )}
    </article>
  );
}

function Fact({ children, term }: { children: ReactNode; term: string }) {
  return (
    <div className="grid gap-x-6 border-t border-line py-2.5 sm:grid-cols-[9rem_1fr]">
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ZoneFact({ zone }: { zone: Zone }) {
  const sources = [zone.decree?.label, zone.reference].filter(Boolean).join(" ; ");
  return (
    <>
      {zone.text}
      <span className="block text-sm text-ink-soft">
        {sources}, vérifié le {formatDate(zone.verifiedOn)}
      </span>
    </>
  );
}

function CityLinks({ pages }: { pages: readonly CityPageLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5">
      {pages.map(({ name, slug }) => (
        <li key={slug}>
          <SiteLink href={routes.city(slug)} className="text-link">
            Diagnostic immobilier {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
