import type { Content } from "#lib/content/parse";
import { parseProductionEnv, resolveBackendAccess, resolveSiteUrl } from "#lib/env";
import { buildGoLiveList, type GoLiveList } from "#lib/go-live/list";
import { findFormFaults } from "#lib/go-live/quote-forms";
import { readFirstAdmin } from "#lib/supabase/first-admin";

/** QUOTE_BOOKING_URL is a link: no page of the site holds it. */
const FRAMED_FORMS = ["QUOTE_FORM_URL", "QUOTE_FORM_URL_GAILLON", "QUOTE_FORM_URL_VEXIN"] as const;

/** What is left before going live with this environment; what is down is one point. */
export async function readGoLiveList(content: Content): Promise<GoLiveList> {
  const environment = parseProductionEnv();
  const values = "faults" in environment ? undefined : environment.values;
  const [firstAdmin, formFaults] = await Promise.all([
    readFirstAdmin(values && resolveBackendAccess(values)),
    values === undefined
      ? []
      : findFormFaults(
          FRAMED_FORMS.map((name) => [name, values[name]]),
          resolveSiteUrl(values),
        ),
  ]);
  return buildGoLiveList({ content, environment, firstAdmin, formFaults });
}
