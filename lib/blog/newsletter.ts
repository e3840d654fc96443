import "server-only";
import { createPublicClient, readAnswer } from "#lib/supabase/public-client";

/** A person waits for the answer: longer than for a page, less than they think it broken. */
const PATIENCE_MS = 5_000;

/**
 * Subscribes an address with the version of the text that the person agreed to.
 * @returns the token of the unsubscribe link to show. For an address that was subscribed before, it
 * looks and answers the same but withdraws nothing: nobody learns whether an address is known, nor
 * unsubscribes another person by typing their address. Say beside the link that the one at the foot
 * of the newsletter always works.
 * @throws DataUnavailableError when the backend is down or refuses the address.
 */
export async function subscribeToNewsletter({
  email,
  textVersion,
}: {
  email: string;
  textVersion: string;
}): Promise<string> {
  return readAnswer(
    createPublicClient(PATIENCE_MS).rpc("subscribe_to_newsletter", {
      email,
      text_version: textVersion,
    }),
  );
}

/** « {id}.{signature} », as the database writes it: it throws at some of all else. */
const TOKEN = /^[\da-f-]{36}\.[\da-f]{64}$/;

/**
 * Withdraws the subscription that gave this token.
 * @returns false for a token that the site never made.
 * @throws DataUnavailableError when the backend is down.
 */
export async function unsubscribeFromNewsletter(token: string): Promise<boolean> {
  if (!TOKEN.test(token)) return false;
  return readAnswer(createPublicClient(PATIENCE_MS).rpc("unsubscribe_from_newsletter", { token }));
}
