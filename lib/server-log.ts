import { format } from "node:util";
import { logError, logWarning } from "#lib/log";

/** What Next.js has reported, by the way that knows the address. */
const reported = new WeakSet<Error>();
/** Next.js prints a fault before it reports it, or after. */
const REPORT_MS = 100;

/** Writes a fault that Next.js reports, once: it renders a page that failed again, with the same. */
export function reportFault(fault: unknown, details: Readonly<Record<string, string>>): void {
  if (fault instanceof Error) {
    if (reported.has(fault)) return;
    reported.add(fault);
  }
  logError(fault, details);
}

/**
 * Makes whatever the framework and the libraries print as an error or a warning a line of
 * lib/log.ts: one for each, without the addresses and keys that a message may quote. What Next.js
 * reports as well is not written twice.
 */
export function structureConsole(): void {
  for (const [method, log] of [
    ["error", logError],
    ["warn", logWarning],
  ] as const) {
    const write = console[method];
    console[method] = (...parts: unknown[]) => {
      const [line] = parts;
      if (typeof line === "string" && line.startsWith('{"time":')) {
        write(line);
        return;
      }
      const fault = parts.find((part) => part instanceof Error);
      if (fault === undefined) log(format(...parts));
      else
        setTimeout(() => {
          if (!reported.has(fault)) log(fault);
        }, REPORT_MS);
    };
  }
}
