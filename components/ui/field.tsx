import type { ComponentProps } from "react";
import { FieldFrame, type FieldFrameProps } from "#components/ui/field-frame";

type FieldProps = Omit<ComponentProps<"input">, "id"> & Omit<FieldFrameProps, "children">;

/** A labelled input whose hint and error are tied to it. */
export function Field({ className, error, hint, label, type = "text", ...props }: FieldProps) {
  return (
    <FieldFrame className={className} label={label} hint={hint} error={error}>
      {(wiring) => <input {...wiring} type={type} className="field" {...props} />}
    </FieldFrame>
  );
}
