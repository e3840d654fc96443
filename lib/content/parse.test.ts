import { describe, expect, test } from "vitest";
import { ContentError, parseContent } from "#lib/content/parse";
import {
  contentFiles,
  listFaults,
  withField,
  withFile,
  withoutFile,
} from "#tests/fixtures/content-files";

const DPE = "content/services/dpe.ts";
const BUSINESS = "content/business.ts";

test("le contenu du site se lit sans faute", () => {
  expect(listFaults(contentFiles)).toEqual([]);
});

describe("une erreur dans un champ donne le fichier, le champ et quoi écrire", () => {
  const date = "écrivez une date sous la forme AAAA-MM-JJ, par exemple « 2026-11-15 ».";
  const phone = "écrivez dix chiffres groupés par deux, par exemple « 02 61 91 00 00 ».";

  test.each<[mistake: string, file: string, field: string, value: unknown, message: string]>([
    ["oublié", DPE, "duration", undefined, "ce champ manque : écrivez un texte entre guillemets."],
    ["vide", DPE, "duration", " ", "écrivez un texte : ce champ ne peut pas rester vide."],
    [
      "titre trop long",
      DPE,
      "seo.title",
      "a".repeat(61),
      "raccourcissez ce texte à 60 caractères au plus.",
    ],
    [
      "description trop longue",
      DPE,
      "seo.description",
      "a".repeat(161),
      "raccourcissez ce texte à 160 caractères au plus.",
    ],
    [
      "catégorie inconnue",
      DPE,
      "category",
      "energie",
      "choisissez une des catégories de content/categories.ts : energetique, securite, sante, metrage ou travaux.",
    ],
    ["date à la française", DPE, "verifiedOn", "15/11/2026", date],
    ["jour qui n’existe pas", DPE, "verifiedOn", "2026-02-30", date],
    [
      "prix en texte",
      DPE,
      "price.amount",
      "80 €",
      "écrivez un nombre en euros, par exemple 80 ou 4.99.",
    ],
    ["prix négatif", DPE, "price.amount", -80, "écrivez un prix positif."],
    [
      "sorte de prix inconnue",
      DPE,
      "price.kind",
      "gratuit",
      'écrivez { kind: "from", amount: 80 } ou { kind: "quote" }.',
    ],
    [
      "balise HTML",
      DPE,
      "what.body",
      "Un <b>mot</b>.",
      "retirez le signe « < » : le texte s’écrit en Markdown, sans balise HTML.",
    ],
    [
      "question sans point d’interrogation",
      DPE,
      "faq.0.question",
      "Pourquoi",
      "terminez la question par un point d’interrogation.",
    ],
    ["trop peu de questions", DPE, "faq", [], "écrivez de trois à cinq questions."],
    [
      "adresse mal écrite",
      DPE,
      "slug",
      "DPE",
      "n’utilisez que des minuscules sans accent, des chiffres et des tirets (« loi-carrez »).",
    ],
    [
      "autre adresse que le nom du fichier",
      DPE,
      "slug",
      "dpe-2026",
      "écrivez « dpe », comme le nom du fichier, ou renommez le fichier « dpe-2026.ts ».",
    ],
    [
      "heure mal écrite",
      BUSINESS,
      "hours.office.monday.closes",
      "18h",
      "écrivez une heure sous la forme « 09:00 ».",
    ],
    [
      "heures à l’envers",
      BUSINESS,
      "hours.office.monday",
      { opens: "18:00", closes: "09:00" },
      "l’heure d’ouverture précède celle de fermeture.",
    ],
    ["téléphone mal écrit", BUSINESS, "phone", "0261910000", phone],
    [
      "e-mail incomplet",
      BUSINESS,
      "email",
      "contact",
      "écrivez une adresse e-mail complète, par exemple « contact@exemple.fr ».",
    ],
  ])("%s", (_mistake, file, field, value, message) => {
    expect(listFaults(withField(file, field, value))).toEqual([{ file, field, message }]);
  });

  test("nom de champ inconnu", () => {
    expect(listFaults(withField(DPE, "prix", 80))).toEqual([
      {
        file: DPE,
        field: "",
        message: "champ inconnu (prix) : corrigez son nom ou supprimez-le.",
      },
    ]);
  });
});

describe("une erreur de fichier donne son nom et quoi faire", () => {
  test("oublié", () => {
    expect(listFaults(withoutFile("content/home.ts"))).toEqual([
      { file: "content/home.ts", field: "", message: "ce fichier manque : remettez-le." },
    ]);
  });

  test("de trop", () => {
    expect(listFaults(withFile("content/promotions.ts", []))).toEqual([
      {
        file: "content/promotions.ts",
        field: "",
        message: "fichier inattendu : rien sur le site ne le lit.",
      },
    ]);
  });

  test("sans valeur par défaut", () => {
    const faults = listFaults(withFile(DPE, undefined));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ file: DPE, field: "" });
  });
});

test("toutes les erreurs sont dites d’un coup, une par ligne", () => {
  const files = {
    ...withField(DPE, "duration", undefined),
    "content/promotions.ts": [],
  };
  expect(() => parseContent(files)).toThrow(ContentError);
  expect(() => parseContent(files)).toThrow(
    [
      "content/services/dpe.ts, champ « duration » : ce champ manque : écrivez un texte entre guillemets.",
      "content/promotions.ts : fichier inattendu : rien sur le site ne le lit.",
    ].join("\n"),
  );
});

test("les textes reçoivent leurs espaces insécables et leurs apostrophes", () => {
  const { services } = parseContent(withField(DPE, "duration", "Jusqu'à 2 h : c'est long"));
  expect(services.find(({ slug }) => slug === "dpe")?.duration).toBe(
    "Jusqu’à 2\u202Fh\u202F: c’est long",
  );
});

test("les services suivent leur position, puis leur nom", () => {
  const { services } = parseContent(contentFiles);
  const order = services.map(({ position, slug }) => ({ position, slug }));
  expect(order).toEqual(
    order.toSorted((a, b) => a.position - b.position || a.slug.localeCompare(b.slug)),
  );
});
