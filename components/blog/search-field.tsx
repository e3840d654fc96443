type SearchFieldProps = {
  id: string;
  label: string;
  query: string;
  /** What else the search keeps of the address. */
  kept: { name: string; value: string | null };
  buttonClassName: string;
};

/** Words to look for, and the button that asks: the inside of a search form. */
export function SearchField({ buttonClassName, id, kept, label, query }: SearchFieldProps) {
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div className="mt-2 flex gap-3">
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className="field mt-0"
        />
        {kept.value && <input type="hidden" name={kept.name} value={kept.value} />}
        <button type="submit" className={`button ${buttonClassName}`}>
          Chercher
        </button>
      </div>
    </>
  );
}
