import type { FuzzRun, Outcome } from "#scripts/fuzz/run";

const MAX_FAULTS = 40;
const MAX_SHOWN = 2_000;

const inMs = (ms: number) => `${Math.round(ms)} ms`;

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function describeKinds(outcomes: FuzzRun["outcomes"]): string[] {
  const groups = Map.groupBy(outcomes, ({ kind }) => kind);
  return [...groups].map(([kind, all]) => {
    const statuses = [...Map.groupBy(all, ({ status }) => status)]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([status, { length }]) => `${status} × ${length}`);
    const times = all.map(({ ms }) => ms).toSorted((a, b) => a - b);
    return `${kind.padEnd(12)} ${String(all.length).padStart(6)}  p50 ${inMs(quantile(times, 0.5))}, p99 ${inMs(quantile(times, 0.99))}, max ${inMs(times.at(-1) ?? 0)}  ${statuses.join(", ")}`;
  });
}

const show = (text: string) => JSON.stringify(text.slice(0, MAX_SHOWN));

function describeFault({ answer, faults, number, sent }: Outcome): string {
  return [
    `n° ${number}, ${sent.kind}, ${sent.as} : ${faults.join(" ; ")}`,
    `  demande ${show(sent.head)}`,
    ...(sent.body.length > 0
      ? [`  corps (${sent.body.length} octets) ${show(sent.body.toString())}`]
      : []),
    `  réponse ${answer.status ?? "aucune"} ${JSON.stringify(answer.body.slice(0, 200))}`,
  ].join("\n");
}

/** What a person reads at the end, faults with the very bytes that brought them about. */
export function formatReport(
  { faulty, lines, outcomes }: FuzzRun,
  { isRunning, seconds, seed }: { seed: number; seconds: number; isRunning: boolean },
): { text: string; isWell: boolean } {
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const slowest = outcomes.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  const isWell = faulty.length === 0 && lines.size === 0 && isRunning;
  const text = [
    "",
    ...describeKinds(outcomes),
    `${outcomes.length} requêtes en ${Math.round(seconds)} s, p99 ${inMs(quantile(times, 0.99))}`,
    "Les plus lentes :",
    ...slowest.map(({ line, ms }) => `  ${inMs(ms)} ${line}`),
    ...faulty.slice(0, MAX_FAULTS).map(describeFault),
    ...[...lines]
      .slice(0, MAX_FAULTS)
      .map(([line, { count, number }]) => `journal × ${count} (vers n° ${number}) : ${line}`),
    ...(isRunning ? [] : ["Le serveur s’est arrêté."]),
    ...(faulty.length === 0
      ? []
      : [`Refaire une demande : node scripts/fuzz.ts --seed ${seed} --only NUMÉRO`]),
    `${faulty.length} réponse(s) fautive(s), ${lines.size} ligne(s) inattendue(s) au journal`,
  ].join("\n");
  return { text, isWell };
}
