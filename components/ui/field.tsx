import { type ComponentProps, useId } from "react";
import { classNames } from "#lib/class-names";

type FieldProps = Omit<ComponentProps<"input">, "id"> & {
  label: string;
  /** Said below the field, and with it by screen readers. */
  hint?: string;
  error?: string;
};

/** A labelled input whose hint and error are tied to it. */
export function Field({ className, error, hint, label, ...props }: FieldProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy || undefined}
        className={classNames(
          "mt-1.5 block min-h-13 w-full rounded-control border-2 border-line-strong bg-raised px-4 text-ink placeholder:text-ink-soft disabled:cursor-not-allowed disabled:opacity-55",
          error && "border-red",
        )}
        {...props}
      />
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 font-semibold text-action-ink">
          {error}
        </p>
      )}
    </div>
  );
}
