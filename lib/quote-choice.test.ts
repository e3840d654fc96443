import { afterEach, beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
const storage = {
  getItem: vi.fn((key: string) => kept.get(key) ?? null),
  setItem: vi.fn((key: string, value: string) => void kept.set(key, value)),
  removeItem: vi.fn((key: string) => void kept.delete(key)),
};

const refuse = () => {
  throw new Error("refused");
};

/** The module as a page that has just loaded has it. */
async function loadPage() {
  vi.resetModules();
  return import("#lib/quote-choice");
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", storage);
});

afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

test("le choix vaut pour la page suivante, et pour cette plateforme seulement", async () => {
  (await loadPage()).acceptForm("devis.example");
  const next = await loadPage();
  expect(next.isFormAccepted("devis.example")).toBe(true);
  expect(next.isFormAccepted("autre.example")).toBe(false);
  next.forgetForm("devis.example");
  expect(next.isFormAccepted("devis.example")).toBe(false);
  expect((await loadPage()).isFormAccepted("devis.example")).toBe(false);
});

test("un navigateur qui ne garde rien laisse le choix valoir pour la page", async () => {
  storage.setItem.mockImplementation(refuse);
  const page = await loadPage();
  page.acceptForm("devis.example");
  expect(page.isFormAccepted("devis.example")).toBe(true);
  page.forgetForm("devis.example");
  expect(page.isFormAccepted("devis.example")).toBe(false);
});

test("un stockage interdit n’arrête rien", async () => {
  for (const method of Object.values(storage)) method.mockImplementation(refuse);
  const page = await loadPage();
  expect(page.isFormAccepted("devis.example")).toBe(false);
  page.acceptForm("devis.example");
  expect(page.isFormAccepted("devis.example")).toBe(true);
  page.forgetForm("devis.example");
  expect(page.isFormAccepted("devis.example")).toBe(false);
});

test("chaque changement s’annonce à ceux qui écoutent encore", async () => {
  const page = await loadPage();
  const listener = vi.fn();
  const stop = page.subscribeToFormChoices(listener);
  page.acceptForm("devis.example");
  page.forgetForm("devis.example");
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  page.acceptForm("devis.example");
  expect(listener).toHaveBeenCalledTimes(2);
});
