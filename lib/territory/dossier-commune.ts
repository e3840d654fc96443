import type { DossierCommune } from "#lib/diagnostics/dossier";
import type { CommuneAnswer } from "#lib/territory/answers";

/** What the law of diagnostics reads of a commune. */
export function toDossierCommune({ code, coverage, label }: CommuneAnswer): DossierCommune {
  const { merule, termites } = coverage.zones;
  return { code, label, termites: termites.status, merule: merule.status };
}
