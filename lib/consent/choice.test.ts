import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CONSENT_KEY } from "#lib/consent/record";

const kept = new Map<string, string>();
const storage = {
  getItem: vi.fn((key: string) => kept.get(key) ?? null),
  setItem: vi.fn((key: string, value: string) => void kept.set(key, value)),
};

const refuse = () => {
  throw new Error("refused");
};

const REFUSAL = { analytics: false, marketing: false };

/** The module as a page that has just loaded has it. */
async function loadPage() {
  vi.resetModules();
  return import("#lib/consent/choice");
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("window", new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test("le choix vaut pour la page suivante, et reste le même objet", async () => {
  (await loadPage()).saveConsent({ analytics: true, marketing: false });
  const { getConsent } = await loadPage();
  expect(getConsent()).toMatchObject({ necessary: true, analytics: true, marketing: false });
  expect(getConsent()).toBe(getConsent());
});

test("un onglet resté ouvert six mois repose la question", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") });
  const { getConsent, saveConsent } = await loadPage();
  saveConsent(REFUSAL);
  vi.setSystemTime(new Date("2027-05-19T10:00:00Z"));
  expect(getConsent()).toMatchObject(REFUSAL);
  vi.setSystemTime(new Date("2027-05-21T10:00:00Z"));
  expect(getConsent()).toBeNull();
});

test("un stockage interdit n’arrête rien : le choix vaut pour la page", async () => {
  for (const method of Object.values(storage)) method.mockImplementation(refuse);
  const { getConsent, saveConsent } = await loadPage();
  expect(getConsent()).toBeNull();
  saveConsent(REFUSAL);
  expect(getConsent()).toMatchObject(REFUSAL);
  saveConsent({ analytics: true, marketing: true });
  expect(getConsent()).toMatchObject({ analytics: true, marketing: true });
});

test("chaque changement s’annonce à ceux qui écoutent encore, d’un autre onglet aussi", async () => {
  const { getConsent, saveConsent, subscribeToConsent } = await loadPage();
  const listener = vi.fn();
  const stop = subscribeToConsent(listener);
  saveConsent(REFUSAL);
  kept.delete(CONSENT_KEY);
  window.dispatchEvent(new Event("storage"));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(getConsent()).toBeNull();
  stop();
  saveConsent(REFUSAL);
  window.dispatchEvent(new Event("storage"));
  expect(listener).toHaveBeenCalledTimes(2);
});
