/** A reason to stop that a person can act upon: its French message is all that is printed. */
export class Fault extends Error {}

/** First line of whatever was thrown: PGlite's errors carry kilobytes of minified source. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return (message.split("\n")[0] ?? "").slice(0, 300);
}
