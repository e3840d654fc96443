import { routes } from "#lib/routes";
import budgets from "../../tests/budgets.json" with { type: "json" };

/** Compressed bytes that a page may have: of HTML, and of JavaScript beyond an empty app's. */
export function getBudget(path: string): { html: number; javaScriptAllowance: number } {
  return {
    html: path === routes.home() ? budgets.htmlHome : budgets.htmlOther,
    javaScriptAllowance:
      path === routes.simulator()
        ? budgets.javaScriptAllowanceSimulator
        : budgets.javaScriptAllowance,
  };
}
