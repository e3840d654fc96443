import "server-only";
import { z } from "zod";
import { DataUnavailableError } from "#lib/supabase/data-unavailable-error";
import { readAnswer } from "#lib/supabase/public-client";
import type { SessionClient } from "#lib/supabase/session-client";
import { timestamp } from "#lib/supabase/timestamp";

/** Who receives the newsletter. */
export type Subscriber = {
  email: string;
  /** ISO 8601 in UTC. */
  consentedAt: string;
  /** Version of the text that the person agreed to. */
  textVersion: string;
  /** Of the unsubscribe link. */
  token: string;
};

export type SubscriberOverview = {
  subscribedCount: number;
  /** Addresses that left and are kept as the proof of it. */
  unsubscribedCount: number;
  /** The newest consents first. */
  latest: Subscriber[];
};

const LATEST_COUNT = 20;
/** A hosted project answers at most so many rows (max_rows of supabase/config.toml). */
const BATCH = 1_000;

const subscribersSchema = z.array(
  z
    .object({
      email: z.string(),
      consented_at: timestamp,
      text_version: z.string(),
      token: z.string(),
    })
    .transform(
      ({ consented_at, text_version, ...rest }): Subscriber => ({
        ...rest,
        consentedAt: consented_at,
        textVersion: text_version,
      }),
    ),
);

/** Those still subscribed, as a query to narrow. */
function querySubscribers(client: SessionClient) {
  return client
    .from("newsletter_subscribers")
    .select("email, consented_at, text_version, token")
    .is("unsubscribed_at", null);
}

async function countRows(client: SessionClient, isSubscribed: boolean): Promise<number> {
  const query = client
    .from("newsletter_subscribers")
    .select("id", { count: "exact", head: true })
    .filter("unsubscribed_at", isSubscribed ? "is" : "not.is", null);
  const { count, error, status } = await query;
  if (error !== null || count === null)
    throw new DataUnavailableError(`${status} The subscribers were not counted.`, { cause: error });
  return count;
}

/**
 * @param client an administrator's: for anyone else the list is empty
 * @throws DataUnavailableError when the backend is down.
 */
export async function getSubscriberOverview(client: SessionClient): Promise<SubscriberOverview> {
  const [subscribedCount, unsubscribedCount, rows] = await Promise.all([
    countRows(client, true),
    countRows(client, false),
    readAnswer(
      querySubscribers(client)
        .order("consented_at", { ascending: false })
        .order("email")
        .limit(LATEST_COUNT),
    ),
  ]);
  return { subscribedCount, unsubscribedCount, latest: subscribersSchema.parse(rows) };
}

/**
 * Everyone still subscribed, in the order of their addresses.
 * @param client an administrator's: for anyone else the list is empty
 * @throws DataUnavailableError when the backend is down.
 */
export async function listSubscribers(client: SessionClient): Promise<Subscriber[]> {
  const subscribers: Subscriber[] = [];
  while (true) {
    // After the last address, not after so many rows: who leaves meanwhile moves no other.
    const rows = await readAnswer(
      querySubscribers(client)
        .gt("email", subscribers.at(-1)?.email ?? "")
        .order("email")
        .limit(BATCH),
    );
    if (rows.length === 0) return subscribers;
    subscribers.push(...subscribersSchema.parse(rows));
  }
}
