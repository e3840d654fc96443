import type { HeavyPage } from "#scripts/bench/empty-app";
import type { Server } from "#scripts/bench/serve";

/** One measurement; `bar` in words, absent where nothing is asked. */
export type Row = {
  what: string;
  where: string;
  value: string;
  bar?: string;
  isMet: boolean;
};

/** A group of measurements. */
export type Measure = (target: BenchTarget) => Promise<Row[]>;

type BenchTarget = {
  /** Address of the site's production build, without a slash at the end. */
  siteOrigin: string;
  /** Address of an application of the same Next.js version with one line of text. */
  emptyAppOrigin: string;
  /** Pages of that application as heavy as some of the site's. */
  heavyPages: readonly HeavyPage[];
  /** Paths of the site's indexable pages. */
  paths: readonly string[];
  /** The same build again, with further settings. */
  serveSite: (settings: Readonly<Record<string, string>>) => Promise<Server>;
};

const integers = new Intl.NumberFormat("fr-FR");

export const formatBytes = (bytes: number) => `${integers.format(bytes)} o`;

/** Rows that say the same of several pages, as one. */
function mergePages(rows: readonly Row[]): Row[] {
  const groups = Map.groupBy(rows, ({ where, ...rest }) => JSON.stringify(rest));
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const where = others.length === 0 ? first.where : `${first.where} et ${others.length} autres`;
    return [{ ...first, where }];
  });
}

/** One row a line, columns aligned. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [
    ["Mesure", "Où", "Valeur", "Barre", ""],
    ...mergePages(rows).map(({ bar = "", isMet, value, what, where }) => [
      what,
      where,
      value,
      bar,
      bar === "" ? "" : isMet ? "tenue" : "MANQUÉE",
    ]),
  ];
  const widths = [0, 1, 2, 3, 4].map((column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
