import { useEffect, useRef } from "react";

/** For a <dialog> that is there only while it is open: `dialog` is its ref, `close` its `onCancel`. */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => dialog.current?.showModal(), []);

  // The dialog's event « close » comes a frame later, when somebody may have opened it again.
  function close() {
    dialog.current?.close();
    onClose();
  }

  return { dialog, close };
}
