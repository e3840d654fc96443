import { expect, test, vi } from "vitest";
import { getCommuneResult } from "#lib/territory/answers";
import { toDossierCommune } from "#lib/territory/dossier-commune";

vi.mock("server-only", () => ({}));

test.each([
  ["Le Mans", { code: "72181", label: "Le Mans", termites: "in-zone", merule: "unknown" }],
  ["Caen", { code: "14118", label: "Caen", termites: "unknown", merule: "partly" }],
  [
    "Trouville-sur-Mer",
    { code: "14715", label: "Trouville-sur-Mer", termites: "unknown", merule: "none-known" },
  ],
])("%s garde ce que l’on sait de ses zones", (query, commune) => {
  const { answer } = getCommuneResult(query);
  expect(answer && toDossierCommune(answer)).toEqual(commune);
});
