"use server";

import { revalidatePath } from "next/cache";
import { RedirectType, redirect } from "next/navigation";
import { adminRoutes } from "#lib/admin-routes";
import { requireAdminToWrite } from "#lib/auth/require-admin";
import {
  type ArticleFormState,
  type ArticleOutcome,
  readArticleForm,
} from "#lib/blog/article-form";
import { editArticle } from "#lib/blog/editing";
import { routes } from "#lib/routes";
import { toForm } from "#lib/security/sent-form";
import { logOutage } from "#lib/supabase/log-outage";

/** All buttons of the editor; a new article goes on at its own address, a deleted one at the list. */
export async function submitArticle(_: unknown, sent: FormData): Promise<ArticleFormState> {
  const request = readArticleForm(toForm(sent), new Date());
  const answer = (outcome: ArticleOutcome, version = request.target?.version ?? "") => ({
    values: request.values,
    version,
    outcome,
  });
  try {
    const client = await requireAdminToWrite();
    if (client === null) return answer({ kind: "signed-out" });
    const { changedSlugs, outcome } = await editArticle(client, request);
    for (const slug of changedSlugs) revalidatePath(routes.article(slug));
    if (outcome.kind !== "done") return answer(outcome);
    const { intent, saved } = outcome;
    if (intent === "delete") redirect(adminRoutes.articles({ done: "supprime" }));
    // In place of the empty form, to which « back » would otherwise lead.
    if (request.target === null)
      redirect(adminRoutes.article(saved.id, "enregistre"), RedirectType.replace);
    return answer(outcome, saved.version);
  } catch (error) {
    logOutage(error);
    return answer({ kind: "outage" });
  }
}
