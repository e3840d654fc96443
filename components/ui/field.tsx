import { type ComponentProps, type ReactNode, useId } from "react";

type FieldProps = Omit<ComponentProps<"input">, "id"> & {
  label: string;
  /** Said below the field, and with it by screen readers. */
  hint?: string;
  error?: ReactNode;
};

/** A labelled input whose hint and error are tied to it. */
export function Field({ className, error, hint, label, type = "text", ...props }: FieldProps) {
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
        type={type}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy || undefined}
        className="field"
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
