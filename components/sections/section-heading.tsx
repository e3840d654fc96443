/** « Intervenez-vous » : a balanced title would break at the hyphen. */
const INVERSION = /(\p{L}+-(?:vous|nous|ce|on|ils?|elles?|je|tu)(?!\p{L}))/u;

type SectionHeadingProps = {
  title: string;
  intro?: string;
  /** On the slate band, the text is lighter. */
  onSlate?: boolean;
};

export function SectionHeading({ intro, onSlate, title }: SectionHeadingProps) {
  return (
    <div className="mb-10 max-w-3xl">
      <h2 className="text-title">
        {title.split(INVERSION).map((part, index) =>
          index % 2 === 0 ? (
            part
          ) : (
            <span key={part} className="whitespace-nowrap">
              {part}
            </span>
          ),
        )}
      </h2>
      {intro && (
        <p
          className={`mt-4 max-w-text text-lead ${onSlate ? "text-on-slate-soft" : "text-ink-soft"}`}
        >
          {intro}
        </p>
      )}
    </div>
  );
}
