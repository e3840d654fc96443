import {
  buildConsentRecord,
  CONSENT_KEY,
  type ConsentChoice,
  type ConsentRecord,
  isConsentCurrent,
  parseConsentRecord,
} from "#lib/consent/record";

/** Holds for the page alone what the browser refuses to keep (private mode, storage full or off). */
let keptInMemory: string | null = null;
let last: { stored: string | null; record: ConsentRecord | null } = { stored: null, record: null };
const listeners = new Set<() => void>();

function readStored(): string | null {
  if (keptInMemory !== null) return keptInMemory;
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return null;
  }
}

/** The choice that holds now, the same object until it changes; null: to be asked. */
export function getConsent(): ConsentRecord | null {
  const stored = readStored();
  if (stored !== last.stored) last = { stored, record: parseConsentRecord(stored) };
  return last.record !== null && isConsentCurrent(last.record, new Date()) ? last.record : null;
}

/** Remembers the choice in this browser, with its time. */
export function saveConsent(choice: ConsentChoice): void {
  const stored = JSON.stringify(buildConsentRecord(choice, new Date()));
  try {
    localStorage.setItem(CONSENT_KEY, stored);
    keptInMemory = null;
  } catch {
    keptInMemory = stored;
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the choice changes, here or in another tab; gives back how to stop. */
export function subscribeToConsent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
