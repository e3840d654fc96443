import { describe, expect, test } from "vitest";
import {
  findCommunes,
  getCommune,
  getPostcodeDepartment,
  normaliseName,
  pickMeantCommune,
  searchCommunes,
  toCommuneQuery,
} from "#lib/territory/communes";
import { COVERED_DEPARTMENTS } from "#lib/territory/departments";
import { buildCommunes } from "#scripts/build-communes";
import { loadContent } from "#scripts/load-content";
import data from "./communes.generated.json" with { type: "json" };

const names = (query: string, limit?: number) =>
  searchCommunes(query, limit).map(({ name }) => name);
const first = (query: string) => names(query)[0];

describe("données officielles", () => {
  test("le fichier versionné est celui que le paquet donne", async () => {
    expect(await buildCommunes()).toEqual(data);
  });

  test("toutes les communes des sept départements y sont, avec code postal et population", () => {
    const covered = data.communes.filter((line) =>
      COVERED_DEPARTMENTS.some((department) => line.startsWith(department)),
    );
    expect(covered).toHaveLength(3255);
    expect(covered.filter((line) => !/^\d{5}\|[^|]+\|\d{5}( \d{5})*\|\d+$/.test(line))).toEqual([]);
  });

  test("les villes de content/ portent le nom que leur code INSEE désigne", async () => {
    const { cities } = await loadContent();
    expect(cities.length).toBeGreaterThan(0);
    for (const { department, heroTitle, insee, seo, slug } of cities) {
      const commune = getCommune(insee);
      expect(commune?.department, slug).toBe(department);
      const name = commune?.name.replace(/^Le /, "") ?? "absent";
      expect(`${heroTitle} ${seo.title}`, slug).toContain(name);
      expect(searchCommunes(slug)[0]?.code, slug).toBe(insee);
    }
  });

  test.each([
    ["76540", "Rouen", ["76000", "76100"], 117_662],
    ["14118", "Caen", ["14000"], 109_400],
    ["76351", "Le Havre", ["76600", "76610", "76620"], 166_687],
    ["27528", "Le Vaudreuil", ["27100"], 3_624],
    ["72181", "Le Mans", ["72000", "72100"], 146_249],
    ["78646", "Versailles", ["78000"], 84_095],
    ["78551", "Saint-Germain-en-Laye", ["78100", "78112"], 45_931],
  ])("%s est %s", (code, name, postcodes, population) => {
    expect(getCommune(code)).toMatchObject({ name, postcodes, population });
  });

  test("un code inconnu ne désigne rien", () => {
    expect(getCommune("00000")).toBeNull();
    expect(getCommune("constructor")).toBeNull();
  });
});

describe("recherche par nom", () => {
  test.each([
    ["évreux", "Évreux"],
    ["EVREUX", "Évreux"],
    ["pont l'eveque", "Pont-l'Évêque"],
    ["Pont-l’Évêque", "Pont-l'Évêque"],
    ["pontleveque", "Pont-l'Évêque"],
    ["St Germain en Laye", "Saint-Germain-en-Laye"],
    ["st-germain-en-l", "Saint-Germain-en-Laye"],
    ["saint germain laye", "Saint-Germain-en-Laye"],
    ["Ste Adresse", "Sainte-Adresse"],
    ["STE-ADRESSE", "Sainte-Adresse"],
    ["neuville s/ touques", "Neuville-sur-Touques"],
    ["villers s/mer", "Villers-sur-Mer"],
    ["sotteville les rouen", "Sotteville-lès-Rouen"],
    ["sotteville lez rouen", "Sotteville-lès-Rouen"],
    ["trouville mer", "Trouville-sur-Mer"],
    ["val reuil", "Val-de-Reuil"],
    ["œuf-en-", undefined],
    ["  Rouen  ", "Rouen"],
    ["Rouen (76000)", "Rouen"],
    ["76000 Rouen", "Rouen"],
  ])("« %s » trouve %s", (query, name) => {
    expect(first(query)).toBe(name);
  });

  test.each([
    ["Le Havre", "Le Havre"],
    ["havre", "Le Havre"],
    ["Mans", "Le Mans"],
    ["laigle", "L'Aigle"],
    ["l aigle", "L'Aigle"],
    ["aigle", "L'Aigle"],
    ["andelys", "Les Andelys"],
    ["Vaudreuil", "Le Vaudreuil"],
  ])("l’article de « %s » ne compte pas", (query, name) => {
    expect(searchCommunes(query)[0]).toMatchObject({ name, isExact: true });
  });

  test("le début d’un mot quelconque suffit, du plus proche au plus peuplé", () => {
    const [exact, ...others] = searchCommunes("rouen");
    expect(exact).toMatchObject({ name: "Rouen", isExact: true });
    expect(others.map(({ name }) => name)).toEqual([
      "Sotteville-lès-Rouen",
      "Déville-lès-Rouen",
      "Vieux-Rouen-sur-Bresle",
    ]);
    expect(names("vaudr").slice(0, 2)).toEqual(["Le Vaudreuil", "Vaudreville"]);
    expect(names("havr")[0]).toBe("Le Havre");
  });

  test("à réponse égale, notre secteur passe avant les grandes villes d’ailleurs", () => {
    const departments = searchCommunes("neuilly", 50)
      .filter(({ name }) => name.startsWith("Neuilly"))
      .map(({ department }) => COVERED_DEPARTMENTS.some((covered) => covered === department));
    expect(departments).toContain(false);
    expect(departments).toEqual(departments.toSorted((a, b) => Number(b) - Number(a)));
  });

  test("une ancienne commune mène à celle qui la réunit", () => {
    expect(searchCommunes("Fourqueux")).toMatchObject([
      { name: "Saint-Germain-en-Laye", formerName: "Fourqueux", isExact: true },
    ]);
    expect(searchCommunes("Condé s/ Noireau")[0]).toMatchObject({
      name: "Condé-en-Normandie",
      formerName: "Condé-sur-Noireau",
    });
  });

  test("des homonymes sont distingués par leur département et leur code postal", () => {
    const twins = searchCommunes("la haye").filter(({ isExact }) => isExact);
    expect(twins.map(({ department, postcodes }) => [department, postcodes[0]])).toEqual([
      ["50", "50250"],
      ["76", "76780"],
    ]);
    expect(names("La Haye 76")[0]).toBe("La Haye");
    expect(searchCommunes("La Haye 76")[0]?.department).toBe("76");
  });

  test("chaque commune se retrouve seule par ce que le champ affiche pour elle", () => {
    const communes = data.communes.flatMap((line) => getCommune(line.split("|")[0] ?? "") ?? []);
    const queries = communes.map((commune) => normaliseName(toCommuneQuery(commune)));
    expect(communes).toHaveLength(data.communes.length);
    expect(new Set(queries).size).toBe(communes.length);
    const lost = communes
      .filter((_, index) => index % 20 === 0)
      .filter((commune) => {
        const [found, ...others] = searchCommunes(toCommuneQuery(commune));
        return found?.code !== commune.code || others.some(({ isExact }) => isExact);
      });
    expect(lost).toEqual([]);
  });
});

test.each([
  ["Rouen", "Rouen"],
  ["rouen", "Rouen"],
  ["27528", "Le Vaudreuil"],
  ["76600", "Le Havre"],
  ["Vire", "Vire Normandie"],
  ["Fourqueux", "Saint-Germain-en-Laye"],
  ["vaudreu", "Le Vaudreuil"],
  ["27100", null],
  ["La Haye", null],
  ["saint", null],
  ["zzzz", null],
])("« %s » désigne sans doute %s", (query, name) => {
  expect(pickMeantCommune(searchCommunes(query))?.name ?? null).toBe(name);
});

describe("recherche par code", () => {
  test("un code postal donne toutes ses communes", () => {
    expect(names("27100").toSorted()).toEqual(["Le Vaudreuil", "Porte-de-Seine", "Val-de-Reuil"]);
    expect(names("76 000")).toEqual(["Rouen"]);
    expect(names("14400", 100)).toHaveLength(32);
  });

  test("deux chiffres ou plus en donnent le début", () => {
    expect(findCommunes("50", 8)).toMatchObject({ total: 445 });
    expect(names("50")[0]).toBe("Cherbourg-en-Cotentin");
    expect(names("7680", 30)).toContain("Saint-Étienne-du-Rouvray");
  });

  test("un code INSEE désigne sa commune, sauf s’il est aussi un code postal", () => {
    expect(names("27528")).toEqual(["Le Vaudreuil"]);
    expect(getCommune("27110")?.name).toBe("Brestot");
    expect(names("27110", 100)).not.toContain("Brestot");
    expect(first("27110 Brestot")).toBe("Brestot");
  });

  test("un code postal inconnu dit au moins son département", () => {
    expect(names("13999")).toEqual([]);
    expect(getPostcodeDepartment("13999")).toEqual({ number: "13", name: "Bouches-du-Rhône" });
    expect(getPostcodeDepartment("20200")?.number).toBe("2B");
    expect(getPostcodeDepartment("97400")?.number).toBe("974");
    expect(getPostcodeDepartment("00000")).toBeNull();
    expect(getPostcodeDepartment("Marseille")).toBeNull();
  });
});

describe("ce qui n’est pas une commune", () => {
  test.each([
    "",
    "   ",
    "🏠🏠",
    "\u0000\u0007",
    "(a+)+$",
    ".*",
    "[",
    "\\",
    "%%",
    "'; DROP TABLE communes; --",
    "__proto__",
    "constructor",
    "\uD800\uD800",
    "z".repeat(10_000),
    "9".repeat(10_000),
    "\u0301".repeat(10_000),
  ])("« %.40s » ne trouve rien", (query) => {
    expect(searchCommunes(query)).toEqual([]);
  });

  test("huit communes au plus, sauf demande contraire", () => {
    expect(searchCommunes("saint")).toHaveLength(8);
    expect(searchCommunes("saint", 3)).toHaveLength(3);
  });

  test("seuls les cent premiers caractères sont lus", () => {
    expect(first(`Rouen${" ".repeat(95)}${"x".repeat(10_000)}`)).toBe("Rouen");
  });
});
