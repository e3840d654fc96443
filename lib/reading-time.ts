/** Minutes that a text takes: one for each thousand characters begun, and two. */
export function toReadTime(text: string): number {
  return Math.ceil(text.length / 1_000) + 2;
}
