// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const ALLOWED = { analytics: true, marketing: false };
const REFUSED = { analytics: false, marketing: false };

type Tag = typeof import("#lib/analytics/google-tag");

/** A visit: the tag's file keeps what it told last. */
async function arrive(title: string): Promise<Tag> {
  vi.resetModules();
  Reflect.deleteProperty(window, "dataLayer");
  document.title = title;
  return await import("#lib/analytics/google-tag");
}

const listTitles = () =>
  ((window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer ?? [])
    .map((command) => Array.from(command) as [string, string, { page_title: string }])
    .filter(([command, name]) => command === "event" && name === "page_view")
    .map(([, , { page_title }]) => page_title);

/** Observers are told in the order in which they began: all others were, once this one is. */
const whenHeadObserved = () =>
  new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(document.head, { childList: true });
    document.head.appendChild(document.createElement("meta"));
  });

beforeEach(() => {
  // The stand-in has no network; the tag's script is not what is tried here.
  vi.spyOn(document.head, "append").mockReturnValue();
});

test("une page vue porte son titre", async () => {
  const { applyConsent } = await arrive("Accueil");
  applyConsent("G-TEST", ALLOWED, "/");
  expect(listTitles()).toEqual(["Accueil"]);
});

test("un titre qui vient après sa page est attendu", async () => {
  const { applyConsent } = await arrive("");
  applyConsent("G-TEST", ALLOWED, "/services");
  expect(listTitles()).toEqual([]);
  document.title = "Services";
  await whenHeadObserved();
  expect(listTitles()).toEqual(["Services"]);
});

test.each([
  ["une autre page", ALLOWED, "/contact", ["Contact"]],
  ["le retrait de l’accord", REFUSED, "/services", []],
])("%s, avant que le titre vienne, remplace la page attendue", async (_, choice, path, titles) => {
  const { applyConsent } = await arrive("");
  applyConsent("G-TEST", ALLOWED, "/services");
  applyConsent("G-TEST", choice, path);
  document.title = "Contact";
  await whenHeadObserved();
  expect(listTitles()).toEqual(titles);
});
