import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

/** Tokens of the style sheet: `{ ground: { light: "#…", dark: "#…" } }`. */
const css = readFileSync(path.join(import.meta.dirname, "globals.css"), "utf8");
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function colour(name: string, theme: "light" | "dark"): string {
  const value = tokens.get(name)?.[theme];
  if (value === undefined) throw new Error(`app/globals.css has no --color-${name}.`);
  return value;
}

const CATEGORIES = ["green", "red", "orange", "blue", "purple", "grey"];
const GROUNDS = ["ground", "ground-deep", "raised", "clay"];

const TEXT_PAIRS: (readonly [text: string, background: string])[] = [
  ...GROUNDS.flatMap((ground) =>
    ["ink", "ink-soft", "action-ink"].map((text) => [text, ground] as const),
  ),
  ["apple", "ground"],
  ["oak", "ground"],
  ["on-action", "action"],
  ["on-action", "action-strong"],
  ["ground", "ink"],
  ["on-slate", "slate"],
  ["on-slate-soft", "slate"],
  ["ochre", "slate"],
  ["slate", "on-slate"],
  ...CATEGORIES.map((name) => [`${name}-text`, `${name}-ground`] as const),
];

const SHAPE_PAIRS: (readonly [shape: string, background: string])[] = [
  ["line-strong", "raised"],
  ["line-strong", "ground"],
  ["action", "ground"],
  ...CATEGORIES.map((name) => [name, "ground"] as const),
];

describe.each(["light", "dark"] as const)("contraste, thème %s", (theme) => {
  test.each(TEXT_PAIRS)("le texte %s sur %s atteint 4,5:1", (text, background) => {
    expect(contrast(colour(text, theme), colour(background, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPE_PAIRS)("la forme %s sur %s atteint 3:1", (shape, background) => {
    expect(contrast(colour(shape, theme), colour(background, theme))).toBeGreaterThanOrEqual(3);
  });
});

test("les couleurs du DPE portent un texte lisible", () => {
  const classes = [...css.matchAll(/--energy: (#[\da-f]{6});\s+--climate: (#[\da-f]{6});/g)];
  expect(classes).toHaveLength(7);
  for (const [index, [, energy = "", climate = ""]] of classes.entries()) {
    expect(contrast(energy, index < 6 ? "#1f2933" : "#fffdf9")).toBeGreaterThanOrEqual(4.5);
    expect(contrast(climate, index < 3 ? "#1f2933" : "#fffdf9")).toBeGreaterThanOrEqual(4.5);
  }
});
