type TitledTextsProps = { texts: readonly { title: string; text: string }[] };

/** Short texts in two columns, each under its title. */
export function TitledTexts({ texts }: TitledTextsProps) {
  return (
    <dl className="grid gap-x-14 gap-y-8 sm:grid-cols-2">
      {texts.map(({ text, title }) => (
        <div key={title} className="border-t border-line pt-5">
          <dt className="font-display text-xl font-bold">{title}</dt>
          <dd className="mt-2 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
