import { describe, expect, test } from "vitest";
import {
  type ArticleFaults,
  isImageAddress,
  isSlugFollowing,
  readArticleForm,
  suggestSlug,
} from "#lib/blog/article-form";

const NOW = new Date("2026-11-21T09:00:00Z");

const FILLED = {
  id: "6f3c1c1e-0000-4000-8000-000000000000",
  version: "2026-11-21 09:15:56.123456+00",
  title: "  Le gaz, en deux visites ",
  slug: "le-gaz",
  excerpt: "Ce que l’on vérifie.",
  category: "gaz",
  imageUrl: "",
  content: "<p>Un texte.</p>",
  publishAt: "",
};

function read(changes: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...FILLED, ...changes })) form.set(name, value);
  return readArticleForm(form, NOW);
}

function readFaults(changes: Readonly<Record<string, string>>): ArticleFaults {
  const request = read(changes);
  return request.kind === "invalid" ? request.faults : {};
}

describe("ce qui est demandé", () => {
  test("enregistrer : le texte, et la version ouverte telle que la base l’écrit", () => {
    expect(read({ intent: "save" })).toEqual({
      kind: "write",
      intent: "save",
      target: { id: FILLED.id, version: FILLED.version },
      values: expect.objectContaining({ title: FILLED.title }),
      article: {
        title: "Le gaz, en deux visites",
        slug: "le-gaz",
        excerpt: "Ce que l’on vérifie.",
        category: "gaz",
        imageUrl: null,
        content: "<p>Un texte.</p>",
      },
      publishAt: null,
    });
  });

  test("la touche Entrée et un bouton inconnu enregistrent", () => {
    expect(read({}).intent).toBe("save");
    expect(read({ intent: "vendre" }).intent).toBe("save");
  });

  test("un nouvel article n’a rien ouvert", () => {
    expect(read({ id: "", version: "" }).target).toBeNull();
  });

  test("« quand même » passe sur la version que quelqu’un vient d’enregistrer", () => {
    const request = read({ intent: "save", anyway: "publish", current: "plus tard" });
    expect(request).toMatchObject({ intent: "publish", target: { version: "plus tard" } });
  });

  test("un article supprimé entre-temps devient un nouveau", () => {
    expect(read({ copy: "save" })).toMatchObject({ intent: "save", target: null });
  });

  test.each(["unpublish", "delete", "ask-deletion"])("%s ne regarde pas le texte", (intent) => {
    expect(read({ intent, title: "" })).toMatchObject({ kind: "other", intent });
  });

  test("programmer : l’heure de Paris, à venir", () => {
    const request = read({ intent: "schedule", publishAt: "2026-12-01T09:00" });
    expect(request).toMatchObject({ kind: "write", publishAt: "2026-12-01T08:00:00.000Z" });
    for (const publishAt of ["", "demain", "2026-11-21T10:00"])
      expect(readFaults({ intent: "schedule", publishAt })).toEqual({
        publishAt: "Choisissez une date et une heure à venir.",
      });
    expect(read({ intent: "save", publishAt: "demain" }).kind).toBe("write");
  });
});

describe("ce que la table refuserait est dit sous son champ", () => {
  test.each<[keyof ArticleFaults, string]>([
    ["title", "   "],
    ["title", "a".repeat(201)],
    ["slug", "a".repeat(121)],
    ["slug", "Le gaz"],
    ["slug", "-gaz"],
    ["slug", "le--gaz"],
    ["excerpt", ""],
    ["excerpt", "a".repeat(501)],
    ["category", ""],
    ["category", "termites"],
    ["imageUrl", "image.jpg"],
    ["imageUrl", "//exemple.fr/a.jpg"],
    ["imageUrl", "javascript:alert(1)"],
    ["imageUrl", "https://exemple.fr/a b.jpg"],
    ["imageUrl", `/${"a".repeat(2_000)}`],
    ["content", ""],
    ["content", "<p> </p>"],
    ["content", "a".repeat(200_001)],
  ])("%s : « %.20s »", (field, value) => {
    expect(Object.keys(readFaults({ [field]: value }))).toEqual([field]);
  });

  test.each<[keyof ArticleFaults, string]>([
    ["title", "a".repeat(200)],
    ["slug", "a".repeat(120)],
    ["excerpt", "a".repeat(500)],
    ["imageUrl", "/illustrations/services/dpe.svg"],
    ["imageUrl", "https://exemple.fr/a.jpg?b=1"],
    ["content", '<img src="/a.png">'],
    ["content", "a".repeat(200_000)],
  ])("accepté : %s « %.20s »", (field, value) => {
    expect(readFaults({ [field]: value })).toEqual({});
  });

  test("ce que PostgreSQL ne sait pas écrire s’en va, les lignes finissent d’une seule façon", () => {
    const { values } = read({ title: "Le\0 gaz", content: "<p>a</p>\r\n<p>b</p>" });
    expect(values.title).toBe("Le gaz");
    expect(values.content).not.toContain("\r");
  });
});

describe("l’adresse", () => {
  test("vient du titre, sans dépasser ce que la table accepte", () => {
    expect(suggestSlug("Le gaz : l’œil du contrôleur")).toBe("le-gaz-l-oeil-du-controleur");
    expect(suggestSlug(`${"a".repeat(119)} fin`)).toBe("a".repeat(119));
    expect(read({ slug: "" })).toMatchObject({ article: { slug: "le-gaz-en-deux-visites" } });
    expect(readFaults({ slug: "", title: "?!" })).toHaveProperty("slug");
  });

  test.each([
    ["d’un nouvel article", "brouillon", "", "", true],
    ["laissée comme le titre l’a faite", "brouillon", "Le gaz", "le-gaz", true],
    ["vidée", "programme", "Le gaz", "", true],
    ["écrite à la main", "brouillon", "Le gaz", "gaz", false],
    ["d’un article en ligne", "en-ligne", "Le gaz", "le-gaz", false],
  ] as const)("%s suit-elle le titre ?", (_, status, title, slug, expected) => {
    expect(isSlugFollowing({ status, title, slug })).toBe(expected);
  });
});

test("une adresse d’image est complète ou commence sur le site", () => {
  expect(isImageAddress("/a.svg")).toBe(true);
  expect(isImageAddress("ftp://exemple.fr/a.png")).toBe(false);
});
