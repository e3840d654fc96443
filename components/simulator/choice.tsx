type ChoiceProps = {
  legend: string;
  name: string;
  options: readonly { value: string; label: string }[];
  /** The value that the address holds. */
  chosen: string | undefined;
  hint?: string;
  className?: string;
};

export const UNKNOWN = { value: "inconnu", label: "Je ne sais pas" };

export const YES_NO = [
  { value: "oui", label: "Oui" },
  { value: "non", label: "Non" },
];

/** One question with its answers in sight: radio buttons drawn as tiles. */
export function Choice({ chosen, className, hint, legend, name, options }: ChoiceProps) {
  return (
    <fieldset className={className}>
      <legend className="font-semibold">{legend}</legend>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      <div className="tiles">
        {options.map(({ label, value }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={chosen === value} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
