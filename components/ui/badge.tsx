import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { classNames } from "#lib/class-names";

const badgeVariants = cva(
  "inline-flex items-center rounded-full px-3 py-0.5 text-sm leading-6 font-semibold",
  {
    variants: {
      colour: {
        green: "bg-green-ground text-green-text",
        red: "bg-red-ground text-red-text",
        orange: "bg-orange-ground text-orange-text",
        blue: "bg-blue-ground text-blue-text",
        purple: "bg-purple-ground text-purple-text",
        grey: "bg-grey-ground text-grey-text",
      },
    },
    defaultVariants: { colour: "grey" },
  },
);

type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

export function Badge({ className, colour, ...props }: BadgeProps) {
  return <span className={classNames(badgeVariants({ colour }), className)} {...props} />;
}
