import { addDays, addMonths } from "#lib/dates";
import {
  type Dossier,
  type DpeClass,
  FAR_PAST,
  type Period,
  type Result,
  type Transaction,
  type ZoneKnowledge,
} from "#lib/diagnostics/dossier";
import { typesetAll } from "#lib/typography";

/**
 * The law of property diagnostics as data: when each is due, how long it holds, by which text,
 * checked when. Everything that the site computes about duties and dates reads this table.
 */

export const DIAGNOSTIC_IDS = [
  "dpe",
  "audit-energetique",
  "plomb",
  "amiante",
  "gaz",
  "electricite",
  "termites",
  "erp",
  "loi-carrez",
  "loi-boutin",
  "assainissement",
  "merule",
  "bruit",
  "etat-parasitaire",
] as const;
export type DiagnosticId = (typeof DIAGNOSTIC_IDS)[number];

type Truth = "yes" | "no" | "unknown";

/** The described property on the day that counts: the signing, else today. */
export type Facts = Dossier & { day: string };

/** One condition of a duty, with what to say when it fails or is not known. */
type Condition = {
  holds: (facts: Facts) => Truth;
  /** Why nothing is due when it does not hold. */
  otherwise: string;
  /** How a visitor finds out. */
  findOut: string;
};

/** Due when every condition holds. */
export type Duty = { conditions: readonly Condition[]; because: string };

/** First matching term wins; no `use`, `result` or date means any. */
export type Term = {
  use?: Transaction;
  result?: Result;
  /** ISO date: only reports made before that day. */
  madeBefore?: string;
} & (
  | { kind: "months"; months: number; note?: string }
  | { kind: "unlimited"; note: string }
  | { kind: "void"; note: string }
);

export type DiagnosticLaw = {
  name: string;
  /** Slug of its service; absent when somebody else makes it. */
  service?: string;
  /** Who makes it, when it is none of ours. */
  madeBy?: string;
  /** The report that it comes with, when it is none of its own. */
  partOf?: string;
  /** What must be said of an otherwise certain duty. */
  reservation?: string;
  /** A duty, or why there is none. */
  duties: Readonly<Record<Transaction, Duty | string>>;
  /** None: nothing to date. */
  terms?: readonly Term[];
  /** Whether what the report found changes how long it holds. */
  dependsOnResult?: true;
  reference: string;
  /** ISO date of the last check of this entry against the text. */
  verifiedOn: string;
};

const VERIFIED_ON = "2026-11-15";

const PLOMB_CUTOFF = "1949-01-01";
const AMIANTE_CUTOFF = "1997-07-01";
const AMIANTE_METHOD = "2013-04-01";
const DPE_METHOD = "2021-07-01";
const INSTALLATION_AGE_MONTHS = 15 * 12;
const CARREZ_MIN_M2 = 8;

/** From which day a class needs an audit at a sale. */
export const AUDIT_CLASSES: readonly { since: string; classes: readonly DpeClass[] }[] = [
  { since: "2023-04-01", classes: ["F", "G"] },
  { since: "2025-01-01", classes: ["E"] },
  { since: "2034-01-01", classes: ["D"] },
];

/** From which day a class may no longer be let. */
export const RENTAL_BANS: readonly { since: string; dpeClass: DpeClass }[] = [
  { since: "2025-01-01", dpeClass: "G" },
  { since: "2028-01-01", dpeClass: "F" },
  { since: "2034-01-01", dpeClass: "E" },
];
export const RENTAL_BAN_REFERENCE = "décret 2023-796";

const truth = (value: boolean | null): Truth => (value === null ? "unknown" : value ? "yes" : "no");

function isBefore(period: Period | null, cutoff: string): Truth {
  if (period === null) return "unknown";
  if (period.to < cutoff) return "yes";
  return period.from >= cutoff ? "no" : "unknown";
}

/** « Plus de quinze ans »: on the day of its fifteenth year an installation is not yet over. */
function isOldInstallation(installation: Period | null, facts: Facts): Truth {
  const cutoff = addMonths(facts.day, -INSTALLATION_AGE_MONTHS);
  if (installation !== null) return isBefore(installation, cutoff);
  // No installation is older than its building; one in an old building may be new.
  return isBefore(facts.construction, cutoff) === "no" ? "no" : "unknown";
}

const zoneTruth: Readonly<Record<ZoneKnowledge, Truth>> = {
  "in-zone": "yes",
  partly: "unknown",
  unknown: "unknown",
  "none-known": "no",
};

function needsAudit({ dpeClass, day }: Facts): Truth {
  if (dpeClass === null) return "unknown";
  return truth(
    AUDIT_CLASSES.some(({ since, classes }) => day >= since && classes.includes(dpeClass)),
  );
}

/** A whole building has one owner. */
const isCoOwned = ({ isCoOwned: said, kind }: Facts): Truth =>
  kind === "immeuble" ? "no" : truth(said);

const FIND_OUT_CO_OWNERSHIP = "Votre acte de vente dit si le bien fait partie d’une copropriété.";

const not = (value: Truth): Truth =>
  value === "unknown" ? "unknown" : value === "yes" ? "no" : "yes";

/** A house or a building of one owner; a single flat outside a copropriété is for the notary. */
const isSoldWhole = (facts: Facts): Truth => {
  const isWhole = not(isCoOwned(facts));
  return isWhole === "yes" && facts.kind === "appartement" ? "unknown" : isWhole;
};

const builtBefore = (
  cutoff: string,
  texts: Pick<Condition, "otherwise" | "findOut">,
): Condition => ({ holds: ({ construction }) => isBefore(construction, cutoff), ...texts });

const oldInstallation = (of: "gasInstallation" | "electricInstallation"): Condition => ({
  holds: (facts) => isOldInstallation(facts[of], facts),
  otherwise: "L’installation a quinze ans ou moins.",
  findOut:
    "Cherchez l’attestation de conformité ou la facture de l’installateur : sans elle, un bâtiment de plus de quinze ans fait présumer une installation ancienne.",
});

const hasGas: Condition = {
  holds: ({ hasGas: said }) => truth(said),
  otherwise: "Le logement n’a pas d’installation de gaz.",
  findOut: "Regardez s’il y a un compteur, une cuve ou une bouteille reliée par un tuyau fixe.",
};

const gasDuty: Duty = {
  conditions: [hasGas, oldInstallation("gasInstallation")],
  because: "L’installation intérieure de gaz a plus de quinze ans.",
};

const electricDuty: Duty = {
  conditions: [oldInstallation("electricInstallation")],
  because: "L’installation électrique a plus de quinze ans.",
};

const plombDuty: Duty = {
  conditions: [
    builtBefore(PLOMB_CUTOFF, {
      otherwise: "Le logement a été construit depuis le 1er janvier 1949.",
      findOut: "L’année de construction figure dans l’acte de vente ou sur la taxe foncière.",
    }),
  ],
  because: "Le logement a été construit avant le 1er janvier 1949.",
};

const erpDuty: Duty = {
  conditions: [],
  because: "Presque toutes les communes de notre secteur ont au moins un risque répertorié.",
};

const bruitDuty: Duty = {
  conditions: [
    {
      holds: () => "unknown",
      otherwise: "",
      findOut:
        "Consultez le plan d’exposition au bruit de l’aérodrome sur le Géoportail, ou demandez en mairie.",
    },
  ],
  because: "Le logement est dans une zone de bruit d’aérodrome.",
};

const THREE_OR_SIX_YEARS: readonly Term[] = [
  { kind: "months", months: 36, use: "vente" },
  { kind: "months", months: 72, use: "location" },
];

const UNTIL_WORKS = "sans limite, tant qu’aucuns travaux ne changent la surface";

export const LAW: Readonly<Record<DiagnosticId, DiagnosticLaw>> = typesetAll({
  dpe: {
    name: "DPE",
    service: "dpe",
    duties: {
      vente: { conditions: [], because: "Tout logement vendu a un DPE, dès l’annonce." },
      location: { conditions: [], because: "Tout logement loué a un DPE, dès l’annonce." },
    },
    terms: [
      {
        kind: "void",
        madeBefore: DPE_METHOD,
        note: "Un DPE établi avant le 1er juillet 2021 n’est plus valable depuis le 1er janvier 2025.",
      },
      { kind: "months", months: 120 },
    ],
    reference: "CCH L126-26 à L126-33, D126-19",
    verifiedOn: VERIFIED_ON,
  },
  "audit-energetique": {
    name: "Audit énergétique",
    service: "audit-energetique",
    duties: {
      vente: {
        conditions: [
          {
            holds: isSoldWhole,
            otherwise: "Un lot de copropriété n’est pas concerné.",
            findOut: `${FIND_OUT_CO_OWNERSHIP} Un appartement vendu seul en devient un lot : demandez au notaire.`,
          },
          {
            holds: needsAudit,
            otherwise: "La classe du DPE n’impose pas d’audit à la date de la signature.",
            findOut:
              "Lisez la classe énergie sur votre DPE : E, F et G imposent l’audit, D à partir du 1er janvier 2034.",
          },
        ],
        because: "Bien d’un seul propriétaire dont la classe énergie impose l’audit.",
      },
      location: "L’audit n’est dû qu’à la vente.",
    },
    terms: [{ kind: "months", months: 60 }],
    reference: "CCH L126-28-1",
    verifiedOn: VERIFIED_ON,
  },
  plomb: {
    name: "Plomb (CREP)",
    service: "plomb",
    duties: { vente: plombDuty, location: plombDuty },
    dependsOnResult: true,
    terms: [
      { kind: "unlimited", result: "negatif", note: "sans limite, en l’absence de plomb" },
      { kind: "months", months: 12, use: "vente" },
      { kind: "months", months: 72, use: "location" },
    ],
    reference: "CSP L1334-5 à L1334-7",
    verifiedOn: VERIFIED_ON,
  },
  amiante: {
    name: "Amiante",
    service: "amiante",
    duties: {
      vente: {
        conditions: [
          builtBefore(AMIANTE_CUTOFF, {
            otherwise: "Le permis de construire date du 1er juillet 1997 ou d’après.",
            findOut:
              "Demandez la date du permis de construire au service d’urbanisme de la mairie.",
          }),
        ],
        because: "Le permis de construire est d’avant le 1er juillet 1997.",
      },
      location: {
        conditions: [
          {
            holds: ({ kind }) => (kind === null ? "unknown" : truth(kind !== "maison")),
            otherwise: "Pour une maison louée, rien n’est dû.",
            findOut: "Dites si le logement est une maison ou un appartement.",
          },
          builtBefore(AMIANTE_CUTOFF, {
            otherwise: "Le permis de construire date du 1er juillet 1997 ou d’après.",
            findOut: "Demandez la date du permis de construire au syndic ou à la mairie.",
          }),
        ],
        because:
          "Appartement d’un immeuble dont le permis est d’avant le 1er juillet 1997 : le dossier amiante des parties privatives (DAPP) est tenu à la disposition du locataire.",
      },
    },
    dependsOnResult: true,
    terms: [
      {
        kind: "void",
        madeBefore: AMIANTE_METHOD,
        note: "Un repérage d’avant le 1er avril 2013 est à refaire.",
      },
      {
        kind: "unlimited",
        result: "positif",
        note: "valable, avec le contrôle périodique que le rapport prescrit",
      },
      { kind: "unlimited", result: "negatif", note: "sans limite, en l’absence d’amiante" },
      {
        kind: "unlimited",
        note: "sans limite en l’absence d’amiante ; sinon, avec le contrôle périodique que le rapport prescrit",
      },
    ],
    reference: "CSP L1334-13, R1334-29-4",
    verifiedOn: VERIFIED_ON,
  },
  gaz: {
    name: "Gaz",
    service: "gaz",
    duties: { vente: gasDuty, location: gasDuty },
    terms: THREE_OR_SIX_YEARS,
    reference: "CCH R134-6",
    verifiedOn: VERIFIED_ON,
  },
  electricite: {
    name: "Électricité",
    service: "electricite",
    duties: { vente: electricDuty, location: electricDuty },
    terms: THREE_OR_SIX_YEARS,
    reference: "CCH R134-10",
    verifiedOn: VERIFIED_ON,
  },
  termites: {
    name: "Termites",
    service: "termites",
    duties: {
      vente: {
        conditions: [
          {
            holds: ({ commune }) => zoneTruth[commune?.termites ?? "unknown"],
            otherwise: "La commune n’est pas en zone termites.",
            findOut:
              "Demandez en mairie ou en préfecture si un arrêté classe votre commune en zone termites.",
          },
        ],
        because: "Le bien est dans une zone termites fixée par arrêté préfectoral.",
      },
      location: "L’état termites n’est dû qu’à la vente.",
    },
    terms: [{ kind: "months", months: 6 }],
    reference: "CCH L126-24",
    verifiedOn: VERIFIED_ON,
  },
  erp: {
    name: "État des risques (ERP)",
    service: "erp",
    reservation: "sous réserve de l’adresse",
    duties: { vente: erpDuty, location: erpDuty },
    terms: [
      {
        kind: "months",
        months: 6,
        note: "Il a moins de six mois à la première visite et se refait dès qu’il n’est plus exact.",
      },
    ],
    reference: "C. env. L125-5, décret 2022-1289",
    verifiedOn: VERIFIED_ON,
  },
  "loi-carrez": {
    name: "Surface loi Carrez",
    service: "loi-carrez",
    duties: {
      vente: {
        conditions: [
          {
            holds: isCoOwned,
            otherwise: "Le bien n’est pas un lot de copropriété.",
            findOut: FIND_OUT_CO_OWNERSHIP,
          },
          {
            holds: ({ surface }) => truth(surface === null ? null : surface >= CARREZ_MIN_M2),
            otherwise: "Le lot mesure moins de 8 m².",
            findOut: "Mesurez le lot : la surface est due à partir de 8 m².",
          },
        ],
        because: "Lot de copropriété de 8 m² ou plus, maison en copropriété comprise.",
      },
      location: "La surface Carrez ne concerne que la vente ; au bail, c’est la surface Boutin.",
    },
    terms: [{ kind: "unlimited", note: UNTIL_WORKS }],
    reference: "loi 65-557, art. 46",
    verifiedOn: VERIFIED_ON,
  },
  "loi-boutin": {
    name: "Surface loi Boutin",
    service: "loi-boutin",
    duties: {
      vente: "La surface Boutin ne concerne que le bail.",
      location: {
        conditions: [],
        because: "Le bail dit la surface habitable, en meublé aussi.",
      },
    },
    terms: [{ kind: "unlimited", note: UNTIL_WORKS }],
    reference: "loi 89-462, art. 3 et 3-1",
    verifiedOn: VERIFIED_ON,
  },
  assainissement: {
    name: "Assainissement non collectif",
    madeBy: "le SPANC de votre commune",
    duties: {
      vente: {
        conditions: [
          {
            holds: ({ hasSewer }) => not(truth(hasSewer)),
            otherwise: "Le logement est relié au tout-à-l’égout.",
            findOut: "Votre facture d’eau porte une ligne « assainissement collectif » ou non.",
          },
        ],
        because: "Le logement n’est pas relié au tout-à-l’égout.",
      },
      location: "Le contrôle de l’assainissement n’est dû qu’à la vente.",
    },
    terms: [{ kind: "months", months: 36 }],
    reference: "CSP L1331-11-1",
    verifiedOn: VERIFIED_ON,
  },
  merule: {
    name: "Information mérule",
    madeBy: "le vendeur, sans diagnostic",
    duties: {
      vente: {
        conditions: [
          {
            holds: ({ commune }) => zoneTruth[commune?.merule ?? "unknown"],
            otherwise: "La commune n’est pas de celles que l’arrêté cite.",
            findOut: "Demandez en mairie si votre parcelle est dans une zone mérule.",
          },
        ],
        because: "Le bien est dans une zone mérule : le vendeur en informe l’acquéreur.",
      },
      location: "L’information sur la mérule ne concerne que la vente.",
    },
    reference: "CCH L126-25, L131-3, L271-4",
    verifiedOn: VERIFIED_ON,
  },
  bruit: {
    name: "Bruit des aérodromes",
    partOf: "joint à l’état des risques",
    duties: { vente: bruitDuty, location: bruitDuty },
    reference: "C. urb. L112-6, L112-11",
    verifiedOn: VERIFIED_ON,
  },
  "etat-parasitaire": {
    name: "État parasitaire",
    service: "etat-parasitaire",
    duties: {
      vente: "Il est volontaire : aucun texte ne l’impose.",
      location: "Il est volontaire : aucun texte ne l’impose.",
    },
    reference: "diagnostic volontaire",
    verifiedOn: VERIFIED_ON,
  },
} satisfies Record<DiagnosticId, DiagnosticLaw>);

/** « Quinze ans ou moins » and « plus de quinze ans » as periods, on a given day. */
export function toInstallationPeriod(isOver: boolean, day: string): Period {
  const cutoff = addMonths(day, -INSTALLATION_AGE_MONTHS);
  return isOver ? { from: FAR_PAST, to: addDays(cutoff, -1) } : { from: cutoff, to: day };
}
