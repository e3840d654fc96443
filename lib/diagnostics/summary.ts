import { formatDate } from "#lib/dates";
import { type Answers, CONSTRUCTION_BANDS, FIELDS } from "#lib/diagnostics/answers";
import type { PropertyKind, Transaction } from "#lib/diagnostics/dossier";
import type { Report, ReportItem } from "#lib/diagnostics/report";
import { formatEuros } from "#lib/price";

const TRANSACTION_LABELS: Readonly<Record<Transaction, string>> = {
  vente: "Vente",
  location: "Location",
};

export const KIND_LABELS: Readonly<Record<PropertyKind, string>> = {
  maison: "Maison",
  appartement: "Appartement",
  immeuble: "Immeuble entier",
};

/** Mail programs refuse longer texts. */
export const MAX_EMAIL_CHARACTERS = 1800;

function describeConstruction({ construction, typed }: Answers): string | null {
  const band = typed[FIELDS.constructionBand] ?? "";
  const bands: Readonly<Record<string, { label: string }>> = CONSTRUCTION_BANDS;
  const precise = typed[FIELDS.constructionDate];
  if (construction === null) return null;
  if (precise === undefined) return bands[band]?.label ?? null;
  return construction.from === construction.to ? formatDate(construction.from) : precise;
}

/** What was answered, as terms and values: the head of a printed dossier and of an e-mail. */
export function describeProperty(answers: Answers, report: Report): [string, string][] {
  const yesNo = (value: boolean | null) => (value === null ? null : value ? "oui" : "non");
  const rows: [string, string | null][] = [
    ["Projet", TRANSACTION_LABELS[report.transaction]],
    ["Bien", answers.kind && KIND_LABELS[answers.kind]],
    ["Copropriété", yesNo(answers.isCoOwned)],
    [
      "Surface",
      answers.surface === null ? null : `${answers.surface.toLocaleString("fr-FR")}\u202Fm²`,
    ],
    ["Construction", describeConstruction(answers)],
    ["Gaz", yesNo(answers.hasGas)],
    ["Tout-à-l’égout", yesNo(answers.hasSewer)],
    ["Classe énergie", answers.dpeClass],
    ["Commune", report.commune?.label ?? null],
    ["Signature prévue", report.signingDate && formatDate(report.signingDate)],
  ];
  return rows.flatMap(([term, value]) => (value ? [[term, value]] : []));
}

/** What a report held is worth on the day that counts, in a sentence. */
export function describeHeld({ held }: ReportItem): string | null {
  if (held === null) return null;
  const { state, validity } = held;
  const made = `Votre rapport du ${formatDate(held.date)}`;
  if (validity.kind === "void") return `${made} ne vaut plus. ${validity.note}`;
  if (validity.kind === "unlimited") return `${made} vaut ${validity.note}.`;
  const lastDay = formatDate(validity.lastDay);
  const sentences: Record<typeof state, string> = {
    void: `${made} ne vaut plus.`,
    ended: `${made} ne valait que jusqu’au ${lastDay}.`,
    "ends-before-signing": `${made} expire avant la signature, le ${lastDay}.`,
    valid: `${made} vaut jusqu’au ${lastDay}.`,
  };
  return [sentences[state], validity.note].filter(Boolean).join(" ");
}

/** Ways to split a report for a reader; every applicable diagnostic stands in exactly one. */
export function splitItems({ items }: Report): {
  due: ReportItem[];
  maybe: ReportItem[];
  covered: ReportItem[];
  notDue: ReportItem[];
} {
  return {
    due: items.filter(({ isToDo, status }) => isToDo && status === "due"),
    maybe: items.filter(({ isToDo, status }) => isToDo && status === "maybe"),
    covered: items.filter(({ isToDo, status }) => !isToDo && status !== "not-due"),
    notDue: items.filter(({ status }) => status === "not-due"),
  };
}

/**
 * The text of a quote request: at most 1,800 characters, the simulator's address always whole.
 * @param address absolute address of the simulator with these answers
 */
export function buildEmailText(answers: Answers, report: Report, address: string): string {
  const { covered, due, maybe } = splitItems(report);
  const list = (title: string, items: readonly ReportItem[]) =>
    items.length === 0 ? [] : [`${title} : ${items.map(({ law }) => law.name).join(", ")}`];
  const body = [
    "Bonjour,",
    "Je souhaite un devis pour ce bien :",
    ...describeProperty(answers, report).map(([term, value]) => `- ${term} : ${value}`),
    ...list("À faire", due),
    ...list("À vérifier", maybe),
    ...list("Encore valables", covered),
    ...(report.estimate === null
      ? []
      : [`Estimation du site : ${formatEuros(report.estimate.total)} TTC`]),
  ].join("\n");
  const link = `\n\nLe dossier complet : ${address}\n`;
  return body.slice(0, Math.max(0, MAX_EMAIL_CHARACTERS - link.length)) + link;
}
