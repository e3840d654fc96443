type Click = Pick<
  MouseEvent,
  "altKey" | "button" | "ctrlKey" | "defaultPrevented" | "metaKey" | "shiftKey"
>;

/** Whether a click only follows its link: any other opens a tab, saves, or means something else. */
export const isPlainClick = ({
  altKey,
  button,
  ctrlKey,
  defaultPrevented,
  metaKey,
  shiftKey,
}: Click): boolean =>
  button === 0 && !(defaultPrevented || altKey || ctrlKey || metaKey || shiftKey);
