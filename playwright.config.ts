import { defineConfig } from "@playwright/test";
import { requireChromium } from "#scripts/chromium";

/** Set by Playwright itself from the server's first lines, see `wait` below. */
const port = process.env.SITE_PORT;

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 90_000,
  // On a busy machine a page may take seconds to answer; a passing test waits no longer for it.
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: port === undefined ? undefined : `http://localhost:${port}`,
    browserName: "chromium",
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 1280, height: 900 },
    // Nothing waits for an animation, and nothing is measured in the middle of one.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? requireChromium(),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
      ],
    },
    // Each test sees the answers of the server; those of offline reading allow it.
    serviceWorkers: "block",
    trace: "off",
  },
  webServer: {
    // The system picks a free port (0); canonical addresses stay those of the ordinary build.
    command: `"${process.execPath}" tests/e2e/serve.ts`,
    wait: { stdout: /localhost:(?<site_port>\d+)/ },
    timeout: 60_000,
  },
});
