import { routes } from "#lib/routes";

const SCROLL_STEPS = [25, 50, 75, 90];
const SLOW_LOAD_MS = 3000;

/** The page being read; `said` holds its lines, each of which is written once. */
let visit = { path: "", startedAt: 0, said: new Set<string>() };
let isListening = false;
let isScrollAwaited = false;

/** Written in the browser's console, sent nowhere. */
function say(what: string): void {
  if (visit.said.has(what)) return;
  visit.said.add(what);
  console.info(`[mesure] ${what} sur ${visit.path}`);
}

function measureScroll(): void {
  isScrollAwaited = false;
  const { scrollHeight } = document.documentElement;
  const percent = ((scrollY + innerHeight) / scrollHeight) * 100;
  for (const step of SCROLL_STEPS) if (percent >= step) say(`défilement ${step} %`);
}

function awaitScroll(): void {
  if (isScrollAwaited) return;
  isScrollAwaited = true;
  requestAnimationFrame(measureScroll);
}

function noteFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches("input, select, textarea")) return;
  const form = target.closest("form");
  if (form !== null) say(`saisie dans le formulaire « ${nameForm(form)} »`);
}

/** Never what is typed: the form's label, the heading above it, or its place. */
function nameForm(form: HTMLFormElement): string {
  const heading = form.closest("section, article, main")?.querySelector("h1, h2, h3");
  return form.getAttribute("aria-label") ?? heading?.textContent?.trim() ?? form.id;
}

function noteClick({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest("a") : null;
  const href = link?.getAttribute("href");
  if (!link || !href) return;
  if (href.startsWith("tel:")) say("appel demandé");
  else if (href.startsWith("mailto:")) say("e-mail demandé");
  else if (href === routes.quote() || (link.target === "_blank" && /devis/i.test(link.textContent)))
    say("devis demandé");
}

function noteLoad(): void {
  const [entry] = performance.getEntriesByType("navigation");
  const milliseconds = Math.round(entry?.duration ?? 0);
  if (milliseconds > SLOW_LOAD_MS) say(`chargement lent (${milliseconds} ms)`);
}

function noteEnd(): void {
  if (visit.path !== "")
    say(`${Math.round((performance.now() - visit.startedAt) / 1000)} s passées`);
}

function listen(): void {
  addEventListener("scroll", awaitScroll, { passive: true });
  addEventListener("pagehide", noteEnd);
  document.addEventListener("focusin", noteFocus, { passive: true });
  document.addEventListener("click", noteClick, { passive: true, capture: true });
  // The duration of the load is known once its event is over.
  if (document.readyState === "complete") noteLoad();
  else addEventListener("load", () => setTimeout(noteLoad));
}

/** Begins a page's measures, and ends those of the page before. Times count from `startedAt`. */
export function measurePage(path: string, startedAt: number): void {
  if (path === visit.path) return;
  noteEnd();
  visit = { path, startedAt, said: new Set() };
  // This module comes once the page is idle: somebody may have read far down by then.
  if (scrollY > 0) awaitScroll();
  if (isListening) return;
  isListening = true;
  listen();
}
