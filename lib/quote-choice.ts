/** Holds for the page alone what the browser refuses to keep (private mode, storage full or off). */
const keptInMemory = new Set<string>();
const listeners = new Set<() => void>();

const storageKey = (platform: string) => `quote-form-choice:${platform}`;

/** Whether this person agreed to show the forms of `platform`, a host name. */
export function isFormAccepted(platform: string): boolean {
  if (keptInMemory.has(platform)) return true;
  try {
    return localStorage.getItem(storageKey(platform)) === "accepted";
  } catch {
    return false;
  }
}

/** Remembers the agreement in this browser; it is asked again for another platform. */
export function acceptForm(platform: string): void {
  try {
    localStorage.setItem(storageKey(platform), "accepted");
  } catch {
    keptInMemory.add(platform);
  }
  for (const listener of listeners) listener();
}

export function forgetForm(platform: string): void {
  keptInMemory.delete(platform);
  try {
    localStorage.removeItem(storageKey(platform));
  } catch {
    // Nothing could be kept there either.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when a choice changes on this page; gives back how to stop. */
export function subscribeToFormChoices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
