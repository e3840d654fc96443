import { z } from "zod";

/**
 * A time of the database as ISO 8601 in UTC. Written « 2026-11-21T09:15:56+00:00 », or
 * « 2026-11-21 09:15:56+00 » by the embedded backend.
 */
export const timestamp = z
  .string()
  .pipe(z.coerce.date())
  .transform((value) => value.toISOString());
