type NumberedTextsProps = { texts: readonly { title: string; text: string }[] };

/** Steps or promises in columns, each under a large number. */
export function NumberedTexts({ texts }: NumberedTextsProps) {
  return (
    <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
      {texts.map(({ text, title }, index) => (
        <li key={title}>
          <span
            aria-hidden="true"
            className="font-display text-5xl leading-none font-extrabold text-action-ink"
          >
            {index + 1}
          </span>
          <h3 className="mt-3 text-heading">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
