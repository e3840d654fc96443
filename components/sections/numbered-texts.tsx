type NumberedTextsProps = { texts: readonly { title: string; text: string }[] };

/** Steps or promises in columns, each under a large number. */
export function NumberedTexts({ texts }: NumberedTextsProps) {
  return (
    <ol className="numbered">
      {texts.map(({ text, title }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
