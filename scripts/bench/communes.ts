import { findCommunes } from "#lib/territory/communes";
import { getCoverage, type Territory } from "#lib/territory/coverage";
import type { Measure, Row } from "#scripts/bench/row";
import { formatMs, percentile } from "#scripts/bench/timing";
import { loadContent } from "#scripts/load-content";

/** 95 of 100 searches answer within this many milliseconds. */
const P95_BAR_MS = 10;
const ROUNDS = 40;
/** A search never waits: what differs between passes is the turn of other programs. */
const PASSES = 5;

const QUERIES: Readonly<Record<string, readonly string[]>> = {
  "noms entiers": ["Rouen", "Le Vaudreuil", "St-Germain-en-Laye", "Condé s/ Noireau", "Fourqueux"],
  "noms partiels": ["sa", "le", "sain", "saint mar", "la haye", "val reuil", "s"],
  codes: ["14", "27100", "76540", "72 000", "Caen 14000", "99999"],
  "sans réponse": ["zzzzzz", "🏠🏠", "(a+)+$", "' OR 1=1 --", "\u0000\u0007"],
  "10 000 caractères": [
    "a".repeat(10_000),
    "a ".repeat(5_000),
    "saint ".repeat(1_700),
    "1 a ".repeat(2_500),
    "\uFDFA".repeat(10_000),
  ],
};

/** Milliseconds that each search takes with the answers of its first eight communes. */
function timeSearches(queries: readonly string[], territory: Territory): number[] {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const query of queries) {
      const start = performance.now();
      const { matches } = findCommunes(query, 8);
      JSON.stringify(matches.map((commune) => getCoverage(commune, territory)));
      times.push(performance.now() - start);
    }
  }
  return times;
}

/** Search by commune or postcode, in process: one row per kind of query. */
export const measureCommuneSearch: Measure = async () => {
  const territory = await loadContent();
  timeSearches(["Rouen"], territory);
  return Object.entries(QUERIES).map(([where, queries]): Row => {
    const passes = Array.from({ length: PASSES }, () =>
      percentile(timeSearches(queries, territory), 0.95),
    );
    const p95 = Math.min(...passes);
    return {
      what: "Recherche de commune, p95 (meilleur de 5)",
      where,
      value: formatMs(p95),
      bar: `≤ ${P95_BAR_MS} ms`,
      isMet: p95 <= P95_BAR_MS,
    };
  });
};
