/** How often something may be asked in one minute. */
type Limit = { perAddress: number; overall: number };

const MINUTE_MS = 60_000;
/** Addresses remembered in one minute; beyond, new ones share the overall limit alone. */
const MAX_ADDRESSES = 10_000;

/**
 * Counts what is asked in each minute of the clock, in this process.
 * @returns a function that gives the seconds to wait, 0 when the question may be asked; an address
 *   that is not known (null) counts in the overall limit only
 */
export function createLimiter({ overall, perAddress }: Limit) {
  let minute = 0;
  let total = 0;
  const counts = new Map<string, number>();
  return (address: string | null, now = Date.now()): number => {
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      total = 0;
      counts.clear();
    }
    const wait = Math.ceil(((current + 1) * MINUTE_MS - now) / 1_000);
    const count = address === null ? 0 : (counts.get(address) ?? 0);
    if (count >= perAddress || total >= overall) return wait;
    total += 1;
    if (address !== null && (count > 0 || counts.size < MAX_ADDRESSES))
      counts.set(address, count + 1);
    return 0;
  };
}

/** What a person reads who asked too often. */
export const sayTooOften = (seconds: number) =>
  `Trop de demandes en peu de temps. Réessayez dans ${seconds} seconde${seconds > 1 ? "s" : ""}.`;
