import { type ReactNode, useId } from "react";

export type FieldFrameProps = {
  className?: string;
  label: string;
  /** Said below the field, and with it by screen readers. */
  hint?: ReactNode;
  error?: ReactNode;
  /** The field itself, with what ties it to its label, hint and error. */
  children: (wiring: {
    id: string;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  }) => ReactNode;
};

/** Label, hint and error of a field, tied to it. */
export function FieldFrame({ children, className, error, hint, label }: FieldFrameProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy || undefined,
      })}
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
