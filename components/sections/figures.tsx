type FiguresProps = { figures: readonly { value: string; label: string }[] };

/** Large figures on the slate band. */
export function Figures({ figures }: FiguresProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-8 lg:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-t border-on-slate/25 pt-4"
        >
          <dt className="text-on-slate-soft">{label}</dt>
          <dd className="font-display text-4xl font-extrabold tracking-tight text-ochre lg:text-5xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
