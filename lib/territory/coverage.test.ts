import { describe, expect, test } from "vitest";
import { type Commune, getCommune, searchCommunes } from "#lib/territory/communes";
import { getCoverage, toPlaceComplement } from "#lib/territory/coverage";
import { typeset } from "#lib/typography";
import { loadContent } from "#scripts/load-content";
import data from "./communes.generated.json" with { type: "json" };

const territory = await loadContent();

function find(query: string): Commune {
  const commune = searchCommunes(query)[0];
  if (commune === undefined) throw new Error(`${query} : commune introuvable.`);
  return commune;
}

const cover = (query: string) => getCoverage(find(query), territory);

describe("départements couverts", () => {
  test.each([
    ["Dieppe", "76", "Seine-Maritime"],
    ["Lisieux", "14", "Calvados"],
    ["Évreux", "27", "Eure"],
    ["Avranches", "50", "Manche"],
    ["Alençon", "61", "Orne"],
  ])("%s (%s) est couverte sous 24 à 48 h", (name, number, departmentName) => {
    expect(cover(name)).toMatchObject({
      status: "covered",
      headline: `Oui, nous intervenons à ${name}`,
      delay: typeset("24 à 48 h"),
      wording: typeset("100 % du territoire"),
      department: { number, name: departmentName },
      departmentsNextDoor: [],
    });
  });

  test.each(["Versailles", "Saint-Germain-en-Laye", "Rambouillet", "Mantes-la-Jolie"])(
    "%s, dans les Yvelines, est prioritaire sous 24 h",
    (name) => {
      expect(cover(name)).toMatchObject({ status: "priority", delay: typeset("24 h") });
    },
  );

  test("en Sarthe, Le Mans Métropole est couverte, le reste sur demande", () => {
    for (const name of ["Le Mans", "Allonnes 72", "Coulaines", "Yvré-l'Évêque", "Arnage"]) {
      expect(cover(name), name).toMatchObject({ status: "covered", delay: "24 à 48 h" });
    }
    for (const name of ["Sablé-sur-Sarthe", "La Flèche", "La Ferté-Bernard", "Changé 72"]) {
      expect(cover(name), name).toMatchObject({
        status: "partial",
        delay: "confirmé au téléphone",
        wording: "Hors du secteur du Mans, sur demande",
      });
    }
    expect(data.leMansMetropole).toHaveLength(20);
    for (const code of data.leMansMetropole) expect(getCommune(code)?.department).toBe("72");
  });
});

describe("ailleurs", () => {
  test.each([
    ["Chartres", ["27", "61", "72", "78"]],
    ["Beauvais", ["27", "76"]],
    ["Amiens", ["76"]],
    ["Laval 53", ["50", "61", "72"]],
    ["Rennes", ["50"]],
    ["Cergy", ["27", "78"]],
    ["Nanterre", ["78"]],
    ["Évry-Courcouronnes", ["78"]],
    ["Paris", []],
    ["Marseille 13", []],
  ])("%s n’est pas encore couverte ; à côté : %s", (query, nextDoor) => {
    const coverage = cover(query);
    expect(coverage).toMatchObject({ status: "not-yet", delay: null, cityPage: null });
    expect(coverage.headline).toMatch(/^Nous n’intervenons pas encore à /);
    expect(coverage.departmentsNextDoor.map(({ number }) => number)).toEqual(nextDoor);
  });
});

describe("pages de ville", () => {
  test("une commune qui a sa page y mène, et aux autres du département", () => {
    expect(cover("Rouen")).toMatchObject({
      cityPage: { name: "Rouen", slug: "rouen" },
      otherCityPages: [{ name: "Le Havre", slug: "le-havre" }],
    });
  });

  test("les autres mènent aux pages de leur département, s’il y en a", () => {
    expect(cover("Dieppe").cityPage).toBeNull();
    expect(cover("Dieppe").otherCityPages.map(({ slug }) => slug)).toEqual(["rouen", "le-havre"]);
    expect(cover("Lisieux").otherCityPages.map(({ slug }) => slug)).toEqual(["caen"]);
    expect(cover("Sablé-sur-Sarthe").otherCityPages.map(({ slug }) => slug)).toEqual(["le-mans"]);
    expect(cover("Alençon").otherCityPages).toEqual([]);
  });
});

test.each([
  ["Rouen", "à Rouen"],
  ["Le Havre", "au Havre"],
  ["Les Andelys", "aux Andelys"],
  ["La Flèche", "à La Flèche"],
  ["L'Aigle", "à L’Aigle"],
])("%s se dit « %s »", (name, complement) => {
  expect(toPlaceComplement(name)).toBe(complement);
});
