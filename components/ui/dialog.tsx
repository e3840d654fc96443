"use client";

import { X } from "lucide";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { Icon } from "#components/ui/icon";
import { classNames } from "#lib/class-names";

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & {
  title: string;
  description: string;
  /** A panel at the side of the screen instead of a window in its middle. */
  isDrawer?: boolean;
};

export function DialogContent({
  children,
  className,
  description,
  isDrawer,
  title,
  ...props
}: DialogContentProps) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className="fixed inset-0 z-50 bg-slate/60" />
      <DialogPrimitive.Content
        className={classNames(
          "fixed z-50 overflow-y-auto bg-ground p-6 text-ink shadow-xl",
          isDrawer
            ? "inset-y-0 right-0 w-[min(22rem,88vw)]"
            : "top-1/2 left-1/2 max-h-[90dvh] w-[min(32rem,92vw)] -translate-x-1/2 -translate-y-1/2 rounded-panel",
          className,
        )}
        {...props}
      >
        <div className="flex items-start justify-between gap-6">
          <DialogPrimitive.Title className="text-heading">{title}</DialogPrimitive.Title>
          <DialogPrimitive.Close className="icon-button shrink-0">
            <Icon node={X} />
            <span className="sr-only">Fermer</span>
          </DialogPrimitive.Close>
        </div>
        <DialogPrimitive.Description className="mt-2 text-ink-soft">
          {description}
        </DialogPrimitive.Description>
        <div className="mt-6">{children}</div>
      </DialogPrimitive.Content>
    </DialogPrimitive.Portal>
  );
}
