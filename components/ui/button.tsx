import { cva, type VariantProps } from "class-variance-authority";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "#lib/class-names";

/** The looks themselves stand in the style sheet: a page repeats a button many times. */
const buttonVariants = cva("button", {
  variants: {
    variant: {
      primary: "button-primary",
      outline: "button-outline",
      onSlate: "button-on-slate",
    },
    size: { default: "", large: "button-large" },
  },
  defaultVariants: { variant: "primary", size: "default" },
});

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Gives its look to its only child (a link) instead of rendering a button. */
    asChild?: boolean;
  };

export function Button({ asChild, className, size, variant, ...props }: ButtonProps) {
  const Component = asChild ? Slot.Root : "button";
  return (
    <Component className={classNames(buttonVariants({ variant, size }), className)} {...props} />
  );
}
