import type { Estimator } from "#content/schema/service";
import { type DiagnosticId, LAW } from "#lib/diagnostics/law";
import { typeset } from "#lib/typography";

type EstimateLine = { label: string; amount: number };

/** Euros, VAT included. */
export type Estimate = { lines: readonly EstimateLine[]; total: number };

export type EstimateRequest = {
  diagnostics: readonly DiagnosticId[];
  /** m²; null when not known: no surface is added. */
  surface: number | null;
  hasAnnexes: boolean;
};

/** The estimator's price of a diagnostic; null: « sur devis ». */
export function getEstimatorPrice(id: DiagnosticId, tariff: Estimator): number | null {
  return tariff.diagnostics[LAW[id].service ?? ""] ?? null;
}

/** The itemised price of one visit; null when nothing is to be done at a stated price. */
export function buildEstimate(request: EstimateRequest, tariff: Estimator): Estimate | null {
  const { diagnostics, hasAnnexes, surface } = request;
  const priced = diagnostics.flatMap((id) => {
    const amount = getEstimatorPrice(id, tariff);
    return amount === null ? [] : [{ label: LAW[id].name, amount }];
  });
  if (priced.length === 0) return null;
  const lines = [
    { label: "Déplacement et dossier", amount: tariff.base },
    ...priced,
    ...tariff.surfaces
      .filter(({ over }) => surface !== null && surface > over)
      .map(({ adds, over }) => ({ label: typeset(`Surface de plus de ${over} m²`), amount: adds })),
    ...(hasAnnexes ? [{ label: "Annexes", amount: tariff.annexes }] : []),
  ];
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}
