import type { Commune } from "#lib/territory/communes";

type ZoneStatus = "in-zone" | "partly" | "unknown" | "none-known";

export type Zone = {
  status: ZoneStatus;
  text: string;
  /** The prefectoral order, with its ISO date. */
  decree?: { label: string; date: string };
  /** What the zone entails for a sale. */
  reference: string;
  /** ISO date. */
  verifiedOn: string;
};

const VERIFIED_ON = "2026-11-15";
const TO_CHECK = "à vérifier en mairie ou en préfecture";
const UNKNOWN_IS_NOT_NONE = `Nous ne connaissons pas de liste sûre, ce qui ne veut pas dire qu’il n’y a pas de zone : ${TO_CHECK}.`;

const TERMITES_REFERENCE = "CCH, L126-24";
const MERULE_REFERENCE = "CCH, L126-25, L131-3 et L271-4";

type ZoneFact = Pick<Zone, "status" | "text" | "decree">;

const UNKNOWN: ZoneFact = { status: "unknown", text: UNKNOWN_IS_NOT_NONE };

/** By department; absent: not verified. */
const TERMITES: Readonly<Record<string, ZoneFact>> = {
  "72": {
    status: "in-zone",
    text: "Toute la Sarthe est en zone depuis le 1er septembre 2026 : l’état termites est dû à la vente.",
    decree: { label: "arrêté préfectoral du 12 décembre 2025", date: "2025-12-12" },
  },
  "78": {
    status: "unknown",
    text: `Certaines communes des Yvelines sont en zone. Nous n’avons pas vérifié la liste : ${TO_CHECK}.`,
  },
};

const CALVADOS_DECREE = { label: "arrêté préfectoral du 4 juin 2024", date: "2024-06-04" };

/** INSEE codes of the communes that the order of 4 June 2024 names, parcel by parcel. */
export const CALVADOS_MERULE_COMMUNES: Readonly<Record<string, string>> = {
  "14027": "Les Monts d'Aunay",
  "14047": "Bayeux",
  "14118": "Caen",
  "14174": "Condé-en-Normandie",
  "14220": "Deauville",
  "14325": "Hermanville-sur-Mer",
  "14365": "Lion-sur-Mer",
  "14366": "Lisieux",
  "14370": "Le Molay-Littry",
  "14407": "Mathieu",
  "14431": "Mézidon Vallée d'Auge",
  "14478": "Orbec",
  "14514": "Pont-l'Évêque",
  "14536": "La Rivière-Saint-Sauveur",
  "14658": "Noues de Sienne",
  "14724": "Varaville",
  "14755": "Villerville",
  "14762": "Vire Normandie",
};

/** Places that a secondary source names, by INSEE code. */
export const REPORTED_MERULE_COMMUNES: Readonly<Record<string, string>> = {
  "27016": "Les Andelys",
  "27094": "Bosquentin",
  "27370": "Lisors",
  "76758": "Yvetot",
};

function getMerule({ code, department }: ZonedCommune): ZoneFact {
  if (code in CALVADOS_MERULE_COMMUNES) {
    return {
      status: "partly",
      text: `Certaines parcelles de la commune sont en zone : ${TO_CHECK} pour la vôtre. Le vendeur en informe l’acquéreur ; ce n’est pas un diagnostic.`,
      decree: CALVADOS_DECREE,
    };
  }
  if (department === "14") {
    return {
      status: "none-known",
      text: `La commune n’est pas de celles que l’arrêté du 4 juin 2024 cite. Un arrêté plus récent est possible : ${TO_CHECK}.`,
      decree: CALVADOS_DECREE,
    };
  }
  if (code in REPORTED_MERULE_COMMUNES) {
    const place = code === "76758" ? "certains numéros de rue" : "certains lieux";
    return {
      status: "partly",
      text: `Une source indirecte cite ${place} de la commune : ${TO_CHECK}.`,
    };
  }
  if (department === "61") {
    return {
      status: "unknown",
      text: `Un arrêté délimite des zones dans l’Orne ; nous n’en avons pas lu la liste des communes : ${TO_CHECK}.`,
      decree: { label: "arrêté préfectoral du 23 septembre 2025", date: "2025-09-23" },
    };
  }
  return UNKNOWN;
}

type ZonedCommune = Pick<Commune, "code" | "department">;

/** Termites and mérule in a commune: what is known, from which order, checked when. */
export function getZones(commune: ZonedCommune): { termites: Zone; merule: Zone } {
  return {
    termites: {
      ...(TERMITES[commune.department] ?? UNKNOWN),
      reference: TERMITES_REFERENCE,
      verifiedOn: VERIFIED_ON,
    },
    merule: { ...getMerule(commune), reference: MERULE_REFERENCE, verifiedOn: VERIFIED_ON },
  };
}
