import { getBudget } from "#scripts/bench/budget";
import { weighPage } from "#scripts/bench/page-weight";
import { formatBytes, type Measure, type Row } from "#scripts/bench/row";
import budgets from "../../tests/budgets.json" with { type: "json" };

/** Bytes by which two builds of the same empty app may differ (names of files, compression). */
const BUDGET_DRIFT = 512;

/** Bytes of each page against the bars of tests/budgets.json, and of an empty app built now. */
export const measureWeight: Measure = async ({ emptyAppOrigin, paths, siteOrigin }) => {
  const empty = await weighPage(emptyAppOrigin, "/");
  const rows: Row[] = [
    {
      what: "JavaScript",
      where: "application vide",
      value: formatBytes(empty.javaScript),
      bar: `tests/budgets.json : ${formatBytes(budgets.emptyAppJavaScript)}`,
      isMet: Math.abs(empty.javaScript - budgets.emptyAppJavaScript) <= BUDGET_DRIFT,
    },
  ];
  for (const path of paths) {
    const { css, cssFiles, html, javaScript } = await weighPage(siteOrigin, path);
    const budget = getBudget(path);
    const javaScriptBar = empty.javaScript + budget.javaScriptAllowance;
    const atMost = (what: string, value: number, bar: number): Row => ({
      what,
      where: path,
      value: formatBytes(value),
      bar: `≤ ${formatBytes(bar)}`,
      isMet: value <= bar,
    });
    rows.push(atMost("JavaScript", javaScript, javaScriptBar), atMost("HTML", html, budget.html), {
      ...atMost("CSS", css, budgets.css),
      value: `${formatBytes(css)} en ${cssFiles} fichier(s)`,
      isMet: css <= budgets.css && cssFiles === budgets.cssFiles,
    });
  }
  return rows.toSorted((a, b) => a.what.localeCompare(b.what));
};
