import "server-only";
import { trustedRelays } from "#lib/env";
import { readClientAddress } from "#lib/security/client-address";
import { createLimiter } from "#lib/security/rate-limit";

/**
 * What may be asked in one minute. Without a trusted relay no address is known, and only the
 * overall limits apply.
 */
const limiters = {
  /** Passwords tried: ten guesses a minute are none. */
  signIn: createLimiter({ perAddress: 10, overall: 300 }),
  signUp: createLimiter({ perAddress: 5, overall: 100 }),
  /** E-mails that a stranger may have sent to somebody. */
  authEmail: createLimiter({ perAddress: 5, overall: 60 }),
  newsletter: createLimiter({ perAddress: 5, overall: 100 }),
  /** One for each letter typed. */
  communes: createLimiter({ perAddress: 120, overall: 6_000 }),
  /** One for each search without scripts: a whole page. */
  communePages: createLimiter({ perAddress: 60, overall: 3_000 }),
  policyReports: createLimiter({ perAddress: 30, overall: 600 }),
};

export type LimitName = keyof typeof limiters;

/**
 * Seconds to wait before this may be asked, 0 when it may be now; counts it then.
 * @param headers of the request
 */
export function takeTurn(name: LimitName, headers: Pick<Headers, "get">): number {
  const address = readClientAddress(headers.get("x-forwarded-for"), trustedRelays());
  return limiters[name](address);
}
