import { type BrowserContext, test as base, type ConsoleMessage, expect } from "@playwright/test";
import { adminRoutes } from "#lib/admin-routes";
import { buildConsentRecord, CONSENT_KEY } from "#lib/consent/record";

type TestFixtures = {
  /** Where the site is served during the tests, without a slash at the end. */
  origin: string;
  /** The one console message a test brings about on purpose. */
  expectedMessage: RegExp | null;
  /** When the visitor refused all but the necessary cookies; null: never asked, the banner shows. */
  refusedAt: Date | null;
  /** Origins of other sites that the pages may ask. */
  otherSites: readonly string[];
};

/** The articles' editor, a chunk of its own, is used seconds after the load on a busy machine. */
const isLateEditor = (message: ConsoleMessage) =>
  message.text().includes("preloaded using link preload but not used within a few") &&
  message.location().url.includes(adminRoutes.article(""));

/** Whatever a visitor's console or network should not show, as sentences. */
function watch(
  context: BrowserContext,
  sites: readonly string[],
  expectedMessage: RegExp | null,
): string[] {
  const faults: string[] = [];
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    // Said by Playwright itself, in tests that leave offline reading out.
    if (message.text().includes("Service Worker registration blocked")) return;
    if (isLateEditor(message)) return;
    if (expectedMessage?.test(message.text())) return;
    faults.push(`console.${message.type()} : ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    faults.push(`exception non rattrapée : ${error.error().stack ?? error.error().message}`);
  });
  context.on("request", (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !sites.includes(asked)) {
      faults.push(`requête vers un autre site : ${request.url()}`);
    }
  });
  return faults;
}

export const test = base.extend<TestFixtures>({
  expectedMessage: [null, { option: true }],
  otherSites: [[], { option: true }],
  refusedAt: [new Date(), { option: true }],

  origin: async ({ baseURL }, use) => {
    if (baseURL === undefined) throw new Error("The server has not said its address.");
    await use(new URL(baseURL).origin);
  },

  storageState: async ({ origin, refusedAt }, use) => {
    const refusal = { analytics: false, marketing: false };
    const localStorage =
      refusedAt === null
        ? []
        : [{ name: CONSENT_KEY, value: JSON.stringify(buildConsentRecord(refusal, refusedAt)) }];
    await use({ cookies: [], origins: [{ origin, localStorage }] });
  },

  context: async ({ context, expectedMessage, origin, otherSites }, use) => {
    const faults = watch(context, [origin, ...otherSites], expectedMessage);
    await use(context);
    expect(faults, "console et réseau").toEqual([]);
  },
});

export { expect };
