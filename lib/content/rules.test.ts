import { describe, expect, test } from "vitest";
import { contentFiles, listFaults, withField, withFile } from "#tests/fixtures/content-files";

const DPE = "content/services/dpe.ts";
const GAZ = "content/services/gaz.ts";
const ROUEN = "content/cities/rouen.ts";

/** A field of a source file of the site's content. */
const read = (file: string, field: string): unknown =>
  field
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], contentFiles[file]);

describe("une erreur entre plusieurs fichiers donne le fichier, le champ et quoi écrire", () => {
  test.each([
    [
      "deux pages de même titre",
      withField(GAZ, "seo.title", read(DPE, "seo.title")),
      GAZ,
      "seo.title",
      /^« DPE .+ » est déjà pris par content\/services\/dpe\.ts : écrivez un titre propre à cette page\.$/,
    ],
    [
      "deux pages de même description",
      withField(GAZ, "seo.description", read(DPE, "seo.description")),
      GAZ,
      "seo.description",
      /est déjà pris par content\/services\/dpe\.ts : écrivez une description propre à cette page\.$/,
    ],
    [
      "deux places égales sur la page Services",
      withField(GAZ, "servicesPage.position", read(DPE, "servicesPage.position")),
      GAZ,
      "servicesPage.position",
      /^« position 1 » est déjà pris par content\/services\/dpe\.ts : prenez la position suivante de la page Services\.$/,
    ],
    [
      "un lien mort dans un texte",
      withField(DPE, "news.body", "Voyez [le gaz](/services/gas)."),
      DPE,
      "news.body",
      /^le lien « \/services\/gas » ne mène à aucune page : corrigez l’adresse ou retirez le lien\.$/,
    ],
    [
      "un lien vers un repère qui n’existe pas",
      withField(DPE, "news.body", "Voyez [la médiation](/conditions-generales#mediateur)."),
      DPE,
      "news.body",
      /^le lien « \/conditions-generales#mediateur » ne mène à aucune page/,
    ],
    [
      "une cible de navigation morte",
      withField("content/navigation.ts", "main.1.target", "/prestations"),
      "content/navigation.ts",
      "main.1.target",
      /^« \/prestations » n’est ni une page du site ni un repère de l’accueil : corrigez la cible\.$/,
    ],
    [
      "un repère de navigation qui n’existe pas",
      withField("content/navigation.ts", "main.1.target", "#tarifs"),
      "content/navigation.ts",
      "main.1.target",
      /^« #tarifs » n’est ni une page du site ni un repère de l’accueil : corrigez la cible\.$/,
    ],
    [
      "un service lié inconnu",
      withField(DPE, "related", [{ service: "gas", reason: "Un essai." }]),
      DPE,
      "related.0.service",
      /^« gas » .+ : écrivez le nom d’un fichier de content\/services\/\.$/,
    ],
    [
      "un prix de l’estimateur pour un service inconnu",
      withField("content/estimator.ts", "diagnostics.gas", 80),
      "content/estimator.ts",
      "diagnostics.gas",
      /^« gas » est inconnu : écrivez le nom d’un fichier de content\/services\/\.$/,
    ],
    [
      "une option de l’estimateur pour un service inconnu",
      withField("content/estimator.ts", "optional.0", "termite"),
      "content/estimator.ts",
      "optional.0",
      /^« termite » est inconnu : écrivez le nom d’un fichier de content\/services\/\.$/,
    ],
    [
      "un service lié à lui-même",
      withField(DPE, "related", [{ service: "dpe", reason: "Un essai." }]),
      DPE,
      "related",
      /^un service n’est pas lié à lui-même : retirez-le de la liste\.$/,
    ],
    [
      "un lien entre services écrit dans les deux fichiers",
      withField(GAZ, "related.0", { service: "dpe", reason: "Un essai." }),
      GAZ,
      "related.1.service",
      /^« dpe et gaz » est déjà pris par content\/services\/gaz\.ts : ce lien vaut déjà dans les deux sens/,
    ],
    [
      "un service lié à moins de deux autres",
      withField(DPE, "related", []),
      "content/services/loi-boutin.ts",
      "related",
      /^chaque service est lié à deux autres au moins : ajoutez-en, avec la raison\.$/,
    ],
    [
      "un service inconnu parmi ceux d’une ville",
      withField(ROUEN, "otherServices.0.service", "gas"),
      ROUEN,
      "otherServices.0.service",
      /^« gas » est inconnu : écrivez le nom d’un fichier de content\/services\/\.$/,
    ],
    [
      "un service cité deux fois par une ville",
      withField(ROUEN, "otherServices.0.service", "plomb"),
      ROUEN,
      "otherServices.0.service",
      /^« plomb » est déjà pris par content\/cities\/rouen\.ts : ne le citez qu’une fois\.$/,
    ],
    [
      "un pack dont le total est faux",
      withField("content/packs.ts", "0.insteadOf", 399),
      "content/packs.ts",
      "0.insteadOf",
      /^les diagnostics du pack coûtent 400 € un par un : écrivez ce nombre ou changez la liste\.$/,
    ],
    [
      "une réponse trop longue",
      withField(DPE, "description", "mot ".repeat(61)),
      DPE,
      "description",
      /^répondez en 60 mots au plus \(il y en a 61\)\.$/,
    ],
    [
      "une page trop longue",
      withField(DPE, "what.body", "mot ".repeat(700)),
      DPE,
      "",
      /^la page compte \d+ mots : écrivez-en de 300 à 600\.$/,
    ],
  ])("%s", (_mistake, files, file, field, message) => {
    expect(listFaults(files)).toContainEqual({
      file,
      field,
      message: expect.stringMatching(message),
    });
  });

  test("deux services à la même place dans leur catégorie", () => {
    const dpe = contentFiles[DPE] as { category: string; position: number };
    const files = withFile(GAZ, {
      ...(contentFiles[GAZ] as object),
      category: dpe.category,
      position: dpe.position,
    });
    expect(listFaults(files)).toContainEqual({
      file: GAZ,
      field: "position",
      message:
        "« energetique, position 1 » est déjà pris par content/services/dpe.ts : prenez la position suivante de la catégorie.",
    });
  });

  test("un pack qui contient un service inconnu", () => {
    const files = withField("content/packs.ts", "0.services.0", "dep");
    expect(listFaults(files)).toContainEqual({
      file: "content/packs.ts",
      field: "0.services.0",
      message: expect.stringMatching(/^« dep » .+ content\/services\/\.$/),
    });
  });

  test("une catégorie retirée alors que des services y sont", () => {
    const categories = contentFiles["content/categories.ts"] as { id: string }[];
    const files = withFile(
      "content/categories.ts",
      categories.filter(({ id }) => id !== "travaux"),
    );
    expect(listFaults(files)).toContainEqual({
      file: "content/services/amiante-travaux.ts",
      field: "category",
      message:
        "« travaux » n’est pas dans content/categories.ts : ajoutez-l’y ou changez de catégorie.",
    });
  });

  test("une page légale à l’adresse d’une page qui viendra", () => {
    const legal = contentFiles["content/legal/mentions-legales.ts"] as object;
    const faults = listFaults(
      withFile("content/legal/blog.ts", {
        ...legal,
        slug: "blog",
        seo: { title: "Blog", description: "Un blog." },
      }),
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]?.message).toMatch(
      /^« \/blog » est déjà pris par .+ : choisissez une autre adresse\.$/,
    );
  });
});

test("les liens vivants ne sont pas des fautes", () => {
  const body =
    "[DPE](/services/dpe), [accueil](/), [avis](/#avis), [courriel](mailto:a@b.fr), [médiation](/conditions-generales#mediation), [loi](https://www.legifrance.gouv.fr)";
  expect(listFaults(withField(GAZ, "faq.0.answer", body))).toEqual([]);
});
