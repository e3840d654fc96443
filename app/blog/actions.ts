"use server";

import { headers } from "next/headers";
import { subscribeToNewsletter, unsubscribeFromNewsletter } from "#lib/blog/newsletter";
import { type NewsletterState, readNewsletterForm } from "#lib/blog/newsletter-form";
import { blogPage } from "#lib/content";
import { takeTurn } from "#lib/security/limits";
import { sayTooOften } from "#lib/security/rate-limit";
import { toForm } from "#lib/security/sent-form";
import { logOutage } from "#lib/supabase/log-outage";

const OUTAGE = "L’inscription ne répond pas pour le moment. Réessayez dans quelques minutes.";

/** Subscribes once; a known address gets the same answer as a new one. */
export async function subscribe(_: NewsletterState, sent: FormData): Promise<NewsletterState> {
  const request = readNewsletterForm(toForm(sent));
  if (request.kind === "robot")
    return { kind: "subscribed", email: "", token: crypto.randomUUID() };
  const { email } = request;
  if (request.kind === "invalid") return { kind: "refused", email, faults: request.faults };
  const wait = takeTurn("newsletter", await headers());
  if (wait > 0) return { kind: "refused", email, faults: { form: sayTooOften(wait) } };
  try {
    const { consentVersion: textVersion } = blogPage.newsletter;
    return {
      kind: "subscribed",
      email,
      token: await subscribeToNewsletter({ email, textVersion }),
    };
  } catch (error) {
    logOutage(error);
    return { kind: "refused", email, faults: { form: OUTAGE } };
  }
}

export type UnsubscribeState = { kind: "asking" | "done" | "unknown" | "outage" };

export async function unsubscribe(_: UnsubscribeState, sent: FormData): Promise<UnsubscribeState> {
  const token = toForm(sent).get("jeton");
  try {
    const isKnown = typeof token === "string" && (await unsubscribeFromNewsletter(token));
    return { kind: isKnown ? "done" : "unknown" };
  } catch (error) {
    logOutage(error);
    return { kind: "outage" };
  }
}
