import type { BackendAccess } from "#lib/env";

export type BackendHealth = { state: "up" } | { state: "down"; reason: string };

/**
 * Asks the backend's auth service, which answers without touching a table.
 * @returns within `timeoutMs`, whatever happens; never throws.
 */
export async function checkBackend(
  { url, publishableKey }: BackendAccess,
  timeoutMs = 2_000,
): Promise<BackendHealth> {
  try {
    const response = await fetch(`${url}/auth/v1/health`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(timeoutMs),
      cache: "no-store",
    });
    await response.body?.cancel();
    return response.ok ? { state: "up" } : { state: "down", reason: `réponse ${response.status}` };
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
    const cause = (error as { cause?: { code?: string } }).cause?.code;
    return {
      state: "down",
      reason: isTimeout
        ? `aucune réponse en ${timeoutMs / 1000} s`
        : (cause ?? "connexion impossible"),
    };
  }
}
