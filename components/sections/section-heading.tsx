type SectionHeadingProps = {
  title: string;
  intro?: string;
  /** On the slate band, the text is lighter. */
  onSlate?: boolean;
};

export function SectionHeading({ intro, onSlate, title }: SectionHeadingProps) {
  return (
    <div className="mb-10 max-w-3xl">
      <h2 className="text-title">{title}</h2>
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
