"use client";

import { type ReactNode, useEffect, useId } from "react";
import { createPortal } from "react-dom";
import { Button } from "#components/ui/button";
import { useModal } from "#components/ui/use-modal";

type EditorDialogProps = {
  title: string;
  submitLabel: string;
  onSubmit: (fields: FormData) => void;
  onClose: () => void;
  children: ReactNode;
  /** Beside the button that submits. */
  action?: ReactNode;
};

/** A modal window with a form of its own, outside the form that the editor stands in. */
export function EditorDialog(props: EditorDialogProps) {
  const { action, children, onClose, onSubmit, submitLabel, title } = props;
  const titleId = useId();
  const { close, dialog } = useModal(onClose);
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="rich-editor-dialog"
      onCancel={close}
      // React hands events of a portal to the outer form too.
      onChange={(event) => event.stopPropagation()}
      onInput={(event) => event.stopPropagation()}
    >
      <h2 id={titleId} className="text-heading">
        {title}
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        {children}
        <p className="rich-editor-actions">
          <Button>{submitLabel}</Button>
          {action}
          <Button type="button" variant="outline" onClick={close}>
            Annuler
          </Button>
        </p>
      </form>
    </dialog>,
    document.body,
  );
}
