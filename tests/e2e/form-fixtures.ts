import { findFreePort } from "#scripts/ports";
import { test as base, expect } from "#tests/e2e/fixtures";
import { formUrls, serveFormSite } from "#tests/e2e/form-site";
import { type FormServer, startFormServer } from "#tests/mocks/form-server";

type TestFixtures = {
  /** Which of the two sites: it asks before it shows a form, or it shows them at once. */
  asksFirst: boolean;
  /** The platform, as if nothing had been asked of it yet. */
  platform: FormServer;
};

type WorkerFixtures = {
  formServer: FormServer;
  askingSite: string;
  trackerFreeSite: string;
};

/** The site with its forms configured, and the platform that these come from. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  formServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern to read the names in.
    async ({}, use) => {
      const server = await startFormServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],

  askingSite: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use, { parallelIndex }) => {
      const site = await serveFormSite(`.next-asking-forms-${parallelIndex}`, false);
      await use(site.origin);
      await site.stop();
    },
    { scope: "worker" },
  ],

  trackerFreeSite: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use, { parallelIndex }) => {
      const site = await serveFormSite(`.next-tracker-free-forms-${parallelIndex}`, true);
      await use(site.origin);
      await site.stop();
    },
    { scope: "worker" },
  ],

  launchOptions: [
    async ({ formServer, launchOptions }, use) => {
      const rules = [
        `MAP ${new URL(formUrls.site).host} 127.0.0.1:${formServer.port}`,
        `MAP ${new URL(formUrls.vexin).host} 127.0.0.1:${await findFreePort()}`,
        "MAP * ~NOTFOUND",
        "EXCLUDE 127.0.0.1",
      ];
      const args = launchOptions.args?.filter((arg) => !arg.startsWith("--host-resolver-rules"));
      await use({
        ...launchOptions,
        args: [...(args ?? []), `--host-resolver-rules=${rules.join(", ")}`],
      });
    },
    { scope: "worker" },
  ],

  asksFirst: [true, { option: true }],
  otherSites: Object.values(formUrls).map((url) => new URL(url).origin),

  baseURL: async ({ askingSite, asksFirst, trackerFreeSite }, use) => {
    await use(asksFirst ? askingSite : trackerFreeSite);
  },

  platform: [
    async ({ formServer }, use) => {
      formServer.reset();
      await use(formServer);
    },
    { auto: true },
  ],
});

export { expect };
