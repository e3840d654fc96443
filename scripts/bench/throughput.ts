import { routes } from "#lib/routes";
import { type LoadResult, runLoad } from "#scripts/bench/load";
import { formatBytes, type Measure, type Row } from "#scripts/bench/row";
import { formatRatio } from "#scripts/bench/timing";

const RATIO_BAR = 0.9;
const CONNECTIONS = 10;
const PASS_MS = 2_000;
const WARM_UP_MS = 700;
const PASSES = 3;

/** As browsers ask, and as a relay that compresses by itself asks. */
const ENCODINGS = { gzip: "compressées", identity: "non compressées" } as const;

const formatRate = ({ bytesPerAnswer, perSecond }: LoadResult) =>
  `${Math.round(perSecond)}/s de ${formatBytes(Math.round(bytesPerAnswer))}`;

/**
 * Answers that one server gives in a second, against an empty application: against its page, and
 * against a page of text as heavy as the one measured, since each byte is hashed, compressed and
 * sent at each request.
 */
export const measureThroughput: Measure = async ({ emptyAppOrigin, heavyPages, siteOrigin }) => {
  const rows: Row[] = [];
  for (const [encoding, form] of Object.entries(ENCODINGS) as [keyof typeof ENCODINGS, string][]) {
    const best = new Map<string, LoadResult>();
    const pages = [
      new URL(routes.home(), emptyAppOrigin),
      ...heavyPages.flatMap(({ heavyPath, path }) => [
        new URL(path, siteOrigin),
        new URL(heavyPath, emptyAppOrigin),
      ]),
    ];
    // In turn, so that the work of other programs falls on all alike; the first pass warms up.
    for (let pass = 0; pass <= PASSES; pass++) {
      for (const { href, origin, pathname } of pages) {
        const result = await runLoad({
          origin,
          paths: [pathname],
          connections: CONNECTIONS,
          encoding,
          signal: AbortSignal.timeout(pass === 0 ? WARM_UP_MS : PASS_MS),
        });
        const known = best.get(href);
        if (pass > 0 && (known === undefined || result.perSecond > known.perSecond))
          best.set(href, result);
      }
    }
    const resultOf = (path: string, origin: string) => {
      const result = best.get(new URL(path, origin).href);
      if (result === undefined || result.failures.size > 0)
        throw new Error(`${path}: ${[...(result?.failures ?? [])].join(", ")}`);
      return result;
    };
    const compare = (what: string, path: string, page: LoadResult, other: LoadResult): Row => {
      const ratio = page.perSecond / other.perSecond;
      return {
        what: `Réponses ${form}, ${what} (meilleur de ${PASSES})`,
        where: path,
        value: `${formatRate(page)} contre ${formatRate(other)} (${formatRatio(ratio)})`,
        bar: `≥ ${formatRatio(RATIO_BAR)}`,
        isMet: ratio >= RATIO_BAR,
      };
    };
    for (const { heavyPath, path } of heavyPages) {
      const page = resultOf(path, siteOrigin);
      rows.push(
        compare("contre l’application vide", path, page, resultOf(routes.home(), emptyAppOrigin)),
        compare("contre un texte de même poids", path, page, resultOf(heavyPath, emptyAppOrigin)),
      );
    }
  }
  return rows;
};
