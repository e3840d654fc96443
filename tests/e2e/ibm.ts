import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Checker } from "accessibility-checker-engine";
import { expect } from "#tests/e2e/fixtures";

const engine = createRequire(import.meta.url).resolve("accessibility-checker-engine");

/** What the engine says that the standards do not. */
const SET_ASIDE: readonly { ruleId: string; snippet: RegExp }[] = [
  // HTML, 4.5.5: <s> is for what no longer holds, such as a price; it is not obsolete.
  { ruleId: "element_attribute_deprecated", snippet: /^<s>/ },
  // HTML, 4.10.18.7.1: « username » fits an e-mail field, and password managers look for it.
  { ruleId: "input_autocomplete_valid", snippet: /autocomplete="username".* type="email"/ },
  // Sonner lets the keyboard reach its messages, which wait while one has the focus.
  { ruleId: "element_tabbable_role_valid", snippet: /^<li[^>]* data-sonner-toast/ },
];

/** IBM's engine finds nothing in the page as it stands; `place` names it when it does. */
export async function expectNoIbmFault(page: Page, place: string): Promise<void> {
  await page.evaluate(`${await readFile(engine, "utf8")}; window.ace = ace;`);
  const found = await page.evaluate(async () => {
    const checker: Checker = new (Reflect.get(window, "ace").Checker)();
    const { results } = await checker.check(document, ["IBM_Accessibility"]);
    return results
      .filter(({ node, value }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return value[1] === "FAIL" && element?.checkVisibility();
      })
      .map(({ message, path, ruleId, snippet }) => ({
        ruleId,
        snippet,
        fault: `${ruleId} (${message}) : ${path.dom}`,
      }));
  });
  const faults = found.filter(
    (one) =>
      !SET_ASIDE.some(
        ({ ruleId, snippet }) => ruleId === one.ruleId && snippet.test(one.snippet ?? ""),
      ),
  );
  expect
    .soft(
      faults.map(({ fault }) => fault),
      `${place}, IBM`,
    )
    .toEqual([]);
}
