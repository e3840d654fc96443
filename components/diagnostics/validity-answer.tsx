import { SiteLink } from "#components/layout/site-link";
import { formatDate } from "#lib/dates";
import type { ValidityAnswer as ValidityAnswerData } from "#lib/diagnostics/validity-answer";
import { routes } from "#lib/routes";

type ValidityAnswerProps = { answer: ValidityAnswerData; headingLevel: "h2" | "h3" };

/** Until when a report holds, by which rule, and what to do. */
export function ValidityAnswer({ answer, headingLevel: Heading }: ValidityAnswerProps) {
  const { advice, leadsToQuote, reference, title, verdicts, verifiedOn } = answer;
  return (
    <div className="mt-5 rounded-panel border-2 border-ink bg-raised p-5 sm:p-7">
      <Heading className="font-sans text-base font-semibold tracking-normal text-ink-soft">
        {title}
      </Heading>
      <ul className="mt-2 grid gap-4">
        {verdicts.map(({ condition, isValid, rule, text }) => (
          <li key={condition ?? text}>
            {condition && (
              <span className="block font-semibold first-letter:uppercase">{condition}</span>
            )}
            <strong
              className={`block font-display text-heading ${isValid ? "text-apple" : "text-red-text"}`}
            >
              {text}
            </strong>
            {rule && <span className="mt-1 block leading-snug">{rule}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        {reference}, vérifié le {formatDate(verifiedOn)}
      </p>
      <p className="mt-4 border-t border-line pt-4 font-semibold">{advice}</p>
      {leadsToQuote && (
        <SiteLink href={routes.quote()} className="button button-primary mt-4 max-sm:w-full">
          Obtenir mon devis gratuit
        </SiteLink>
      )}
    </div>
  );
}
