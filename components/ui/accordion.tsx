"use client";

import { Accordion as AccordionPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "#lib/class-names";

export const Accordion = AccordionPrimitive.Root;

export function AccordionItem({
  className,
  ...props
}: ComponentProps<typeof AccordionPrimitive.Item>) {
  return (
    <AccordionPrimitive.Item className={classNames("border-b border-line", className)} {...props} />
  );
}

export function AccordionTrigger({
  children,
  className,
  ...props
}: ComponentProps<typeof AccordionPrimitive.Trigger>) {
  return (
    <AccordionPrimitive.Header>
      <AccordionPrimitive.Trigger
        className={classNames(
          "group flex min-h-11 w-full items-baseline justify-between gap-6 py-4 text-left text-lg leading-snug font-semibold hover:text-action-ink",
          className,
        )}
        {...props}
      >
        {children}
        <span
          aria-hidden="true"
          className="text-2xl leading-none text-action-ink transition-transform group-data-[state=open]:rotate-45"
        >
          +
        </span>
      </AccordionPrimitive.Trigger>
    </AccordionPrimitive.Header>
  );
}

export function AccordionContent({
  className,
  ...props
}: ComponentProps<typeof AccordionPrimitive.Content>) {
  return <AccordionPrimitive.Content className={classNames("pb-6", className)} {...props} />;
}
