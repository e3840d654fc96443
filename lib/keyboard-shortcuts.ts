import { routes } from "#lib/routes";

/** Alt and a letter, by its physical key: `code` is that of KeyboardEvent, none moves on AZERTY. */
export const keyboardShortcuts = [
  { letter: "C", code: "KeyC", path: routes.contact(), label: "Contact" },
  { letter: "D", code: "KeyD", path: routes.quote(), label: "Devis en ligne" },
  { letter: "S", code: "KeyS", path: routes.services(), label: "Services" },
  { letter: "H", code: "KeyH", path: routes.home(), label: "Accueil" },
] as const;

export type KeyboardShortcut = (typeof keyboardShortcuts)[number];

const STORED_UNDER = "keyboard-shortcuts";

/** On unless this browser was told otherwise; a browser that stores nothing keeps them on. */
export function hasKeyboardShortcuts(): boolean {
  try {
    return localStorage.getItem(STORED_UNDER) !== "off";
  } catch {
    return true;
  }
}

/** @returns false when this browser refuses to remember it */
export function setKeyboardShortcuts(areOn: boolean): boolean {
  try {
    if (areOn) localStorage.removeItem(STORED_UNDER);
    else localStorage.setItem(STORED_UNDER, "off");
    return true;
  } catch {
    return false;
  }
}
