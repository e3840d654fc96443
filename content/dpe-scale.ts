import type { DpeScaleSource } from "#content/schema/dpe-scale";

export default {
  title: "L’échelle du DPE, énergie et climat",
  intro:
    "Deux mesures, une seule classe : la plus mauvaise des deux l’emporte. Un logement qui consomme peu mais se chauffe au fioul peut ainsi descendre à cause du climat.",
  classes: [
    { name: "A", energyBelow: 70, climateBelow: 6, consequence: "Aucune restriction." },
    { name: "B", energyBelow: 110, climateBelow: 11, consequence: "Aucune restriction." },
    { name: "C", energyBelow: 180, climateBelow: 30, consequence: "Aucune restriction." },
    {
      name: "D",
      energyBelow: 250,
      climateBelow: 50,
      consequence: "Vente d’une maison : audit énergétique exigé à partir de 2034.",
    },
    {
      name: "E",
      energyBelow: 330,
      climateBelow: 70,
      consequence:
        "Location interdite à partir de 2034 ; vente d’une maison avec audit depuis 2025.",
    },
    {
      name: "F",
      energyBelow: 420,
      climateBelow: 100,
      consequence:
        "Location interdite à partir de 2028 ; vente d’une maison avec audit depuis 2023.",
    },
    {
      name: "G",
      energyBelow: null,
      climateBelow: null,
      consequence: "Location interdite depuis 2025 ; vente d’une maison avec audit depuis 2023.",
    },
  ],
  note: "L’audit concerne les maisons et immeubles d’un seul propriétaire, jamais un lot de copropriété. Les seuils diffèrent pour les petites surfaces et en altitude.",
  reference: "Arrêté du 31 mars 2021 (seuils), décret 2023-796 (location), CCH L126-28-1 (audit)",
  verifiedOn: "2026-11-15",
} satisfies DpeScaleSource;
