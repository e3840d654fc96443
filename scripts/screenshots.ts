import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { buildConsentRecord, CONSENT_KEY } from "#lib/consent/record";
import { requireChromium } from "#scripts/chromium";

/**
 * Pictures of pages for the eye, into the ignored folder screenshots/:
 * `npm run screenshots -- [--origin=http://localhost:3000] [--only=width,dark] [path…]`.
 */

const args = process.argv.slice(2);
const option = (name: string, fallback: string) =>
  args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback;

const origin = option("origin", "http://localhost:3000");
const only = option("only", "")
  .split(",")
  .filter((word) => word !== "");
const listed = args.filter((arg) => arg.startsWith("/"));

type Variant = {
  name: string;
  width: number;
  dark?: boolean;
  largeText?: boolean;
  print?: boolean;
  script?: boolean;
};

const VARIANTS: readonly Variant[] = [
  ...[360, 768, 1440].flatMap((width) => [
    { name: `${width}`, width },
    { name: `${width}-dark`, width, dark: true },
  ]),
  { name: "320", width: 320 },
  { name: "768-text200", width: 768, largeText: true },
  { name: "print", width: 794, print: true },
  { name: "360-noscript", width: 360, script: false },
];

async function listSitemapPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap-0.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
}

const folder = path.resolve(import.meta.dirname, "../screenshots");
await mkdir(folder, { recursive: true });
const paths = listed.length > 0 ? listed : [...(await listSitemapPaths()), "/404"];
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ["--no-sandbox", "--disable-background-networking"],
});

/** Without the consent banner. */
const refusal = {
  name: CONSENT_KEY,
  value: JSON.stringify(buildConsentRecord({ analytics: false, marketing: false }, new Date())),
};

for (const variant of VARIANTS.filter(({ name }) => only.length === 0 || only.includes(name))) {
  const context = await browser.newContext({
    viewport: { width: variant.width, height: 900 },
    colorScheme: variant.dark ? "dark" : "light",
    javaScriptEnabled: variant.script ?? true,
    reducedMotion: "reduce",
    storageState: { cookies: [], origins: [{ origin, localStorage: [refusal] }] },
  });
  const page = await context.newPage();
  for (const target of paths) {
    const name = target === "/" ? "accueil" : target.slice(1).replaceAll("/", "_");
    const file = path.join(folder, `${name}@${variant.name}`);
    await page.goto(new URL(target, origin).href, { waitUntil: "load" });
    if (variant.largeText) await page.addStyleTag({ content: "html { font-size: 200% }" });
    if (variant.print) await page.pdf({ path: `${file}.pdf`, format: "A4", printBackground: true });
    else {
      // Lazy pictures load as they come near: walk the page once. Without scripts they are eager.
      if (variant.script !== false)
        await page.evaluate(async () => {
          for (let y = 0; y < document.body.scrollHeight; y += 700) {
            scrollTo(0, y);
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
          scrollTo(0, 0);
        });
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: `${file}.png`, fullPage: true });
    }
  }
  await context.close();
}
await browser.close();
console.log(`Images dans ${path.relative(process.cwd(), folder)}/`);
