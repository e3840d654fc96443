/** The value that this share (0 to 1) of the values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const formatMs = (milliseconds: number) => `${milliseconds.toFixed(2).replace(".", ",")} ms`;

export const formatRatio = (ratio: number) => `× ${ratio.toFixed(2).replace(".", ",")}`;
