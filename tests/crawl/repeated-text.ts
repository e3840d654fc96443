/** A run of so many words that stands on two pages was copied. */
const RUN = 8;

export type CityText = {
  address: string;
  /** Runs of text of <main>. */
  blocks: readonly string[];
  /** Of the city: a text copied differs from one page to the next by it alone. */
  name: string;
};

export type Repetition = {
  address: string;
  /** Words of the blocks of eight words or more, and those among them that were copied. */
  words: number;
  repeated: number;
  /** The copied passages. */
  passages: string[];
};

/** « à Rouen », « au Havre »: the name with its preposition, which follows the name. */
function listForms(name: string): string[] {
  const short = name.replace(/^Le /, "");
  return [`à ${name}`, `au ${short}`, `de ${name}`, `du ${short}`, name, short];
}

function listWords(block: string, name: string): string[] {
  const text = listForms(name).reduce((result, form) => result.replaceAll(form, "…"), block);
  return text.toLowerCase().match(/[\p{L}\p{N}…]+/gu) ?? [];
}

const listRuns = (words: readonly string[]) =>
  words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, start) => words.slice(start, start + RUN).join(" "));

/**
 * How much of each page stands on another one: a word counts when it belongs to eight successive
 * words of a block that another page has too, in any case and punctuation, with the name of the
 * city for its own. Blocks of less than eight words (labels, buttons, prices) count nowhere.
 */
export function measureRepetition(pages: readonly CityText[]): Repetition[] {
  const read = pages.map(({ address, blocks, name }) => ({
    address,
    blocks: blocks.map((block) => listWords(block, name)).filter(({ length }) => length >= RUN),
  }));
  const owners = new Map<string, Set<string>>();
  for (const { address, blocks } of read) {
    for (const run of blocks.flatMap(listRuns)) {
      owners.set(run, (owners.get(run) ?? new Set()).add(address));
    }
  }
  return read.map(({ address, blocks }) => {
    const passages = blocks.flatMap((words) => listCopied(words, owners));
    return {
      address,
      words: blocks.reduce((sum, { length }) => sum + length, 0),
      repeated: passages.reduce((sum, { length }) => sum + length, 0),
      passages: passages.map((words) => words.join(" ")),
    };
  });
}

/** The longest stretches of a block that are all copied. */
function listCopied(
  words: readonly string[],
  owners: ReadonlyMap<string, ReadonlySet<string>>,
): string[][] {
  const copied = new Set<number>();
  for (const [start, run] of listRuns(words).entries()) {
    if ((owners.get(run)?.size ?? 0) < 2) continue;
    for (let index = start; index < start + RUN; index++) copied.add(index);
  }
  const passages: string[][] = [];
  for (const [index, word] of words.entries()) {
    if (!copied.has(index)) continue;
    if (copied.has(index - 1)) passages.at(-1)?.push(word);
    else passages.push([word]);
  }
  return passages;
}

/** Pages of which more than `limit` (0 to 1) was copied. */
export function listCopiedPages(pages: readonly CityText[], limit: number): string[] {
  return measureRepetition(pages)
    .filter(({ repeated, words }) => words > 0 && repeated / words > limit)
    .map(
      ({ address, passages, repeated, words }) =>
        `${address} : ${formatShare(repeated / words)} du texte se lit sur une autre page : ${passages.map((passage) => `« ${passage} »`).join(", ")}`,
    );
}

const PERCENT = new Intl.NumberFormat("fr-FR", { style: "percent", minimumFractionDigits: 1 });

/** « 4,2 % » */
export const formatShare = (share: number) => PERCENT.format(share);
