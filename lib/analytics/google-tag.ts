import { buildPageView } from "#lib/analytics/page-view";
import { buildConsentSignals, listCookieDomains, listRefusedCookies } from "#lib/analytics/signals";
import type { ConsentChoice } from "#lib/consent/record";

/** 13 months (CNIL, délibération 2020-092), not prolonged by later visits. */
const COOKIE_SECONDS = 390 * 24 * 3600;

type TagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean>;

declare const window: TagWindow & typeof globalThis;

/** The page whose view was sent last, and the choice that was told last. */
const told: { pathname?: string; address?: string; choice?: ConsentChoice } = {};

/** Waits for the title of a page that has none yet. */
let titleWait: MutationObserver | undefined;

/** Google's script reads `arguments` objects only: an array would be taken for something else. */
function tell(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}

function tellChoice(command: "default" | "update", choice: ConsentChoice): void {
  tell("consent", command, buildConsentSignals(choice));
  tell("set", {
    allow_google_signals: choice.marketing,
    allow_ad_personalization_signals: choice.marketing,
  });
}

function loadTag(tagId: string): void {
  tell("js", new Date());
  tell("config", tagId, {
    send_page_view: false,
    custom_map: { dimension1: "service_type", dimension2: "diagnostic_type" },
    cookie_expires: COOKIE_SECONDS,
    cookie_update: false,
  });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${tagId}`;
  document.head.append(script);
}

function removeRefusedCookies(choice: ConsentChoice): void {
  for (const name of listRefusedCookies(document.cookie, choice)) {
    const removal = `${name}=; path=/; max-age=0`;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API wants the exact domain, and lacks in older browsers.
    document.cookie = removal;
    for (const domain of listCookieDomains(location.hostname)) {
      // biome-ignore lint/suspicious/noDocumentCookie: see above.
      document.cookie = `${removal}; domain=${domain}`;
    }
  }
}

function sendPageView(pathname: string): void {
  if (told.pathname === pathname) return;
  const view = buildPageView({
    address: location.href,
    title: document.title,
    referrer: told.address ?? document.referrer,
    serviceType: document.querySelector<HTMLElement>("[data-service-type]")?.dataset.serviceType,
  });
  told.pathname = pathname;
  told.address = location.href;
  // Also for what the tag reports by itself: it would send the whole address.
  tell("set", { page_location: view.page_location, page_referrer: view.page_referrer });
  tell("event", "page_view", view);
}

/** Next.js may mount the title of a page after the page itself, whose address already shows. */
function whenTitled(act: () => void): void {
  if (document.title !== "") {
    act();
    return;
  }
  titleWait = new MutationObserver(() => {
    if (document.title === "") return;
    titleWait?.disconnect();
    act();
  });
  titleWait.observe(document.head, { childList: true, characterData: true, subtree: true });
}

/**
 * Tells Google's tag of a page and of the choice; the first choice, which allows the measurement,
 * loads it. With the measurement refused later, stops it and removes its cookies.
 */
export function applyConsent(tagId: string, choice: ConsentChoice, pathname: string): void {
  if (told.choice !== choice) {
    // Google's own switch: nothing leaves any more, not even to say that the choice changed.
    window[`ga-disable-${tagId}`] = !choice.analytics;
    tellChoice(told.choice === undefined ? "default" : "update", choice);
    if (told.choice === undefined) loadTag(tagId);
    told.choice = choice;
    removeRefusedCookies(choice);
  }
  titleWait?.disconnect();
  if (choice.analytics) whenTitled(() => sendPageView(pathname));
}
