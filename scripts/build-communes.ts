/**
 * Writes lib/territory/communes.generated.json from @etalab/decoupage-administratif:
 * `node scripts/build-communes.ts`. Run it after an update of the package; a test compares.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { z } from "zod";
import { COVERED_DEPARTMENTS, DEPARTMENTS_NEXT_DOOR } from "#lib/territory/departments";

const TARGET = path.resolve(import.meta.dirname, "../lib/territory/communes.generated.json");
/** Outside of the neighbouring departments, only towns that people know by name. */
const FAR_TOWN_POPULATION = 10_000;
/** « CU Le Mans Métropole » in the official list of groupings of communes. */
const LE_MANS_METROPOLE = "247200132";

const communesSchema = z.array(
  z.object({
    code: z.string(),
    nom: z.string(),
    type: z.string(),
    departement: z.string().optional(),
    chefLieu: z.string().optional(),
    codesPostaux: z.array(z.string()).default([]),
    population: z.number().default(0),
  }),
);
const departmentsSchema = z.array(z.object({ code: z.string(), nom: z.string() }));
const groupingsSchema = z.array(
  z.object({ code: z.string(), membres: z.array(z.object({ code: z.string() })) }),
);

const DATA = path.join(
  path.dirname(createRequire(import.meta.url).resolve("@etalab/decoupage-administratif")),
  "data",
);

async function readData<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(path.join(DATA, `${name}.json`), "utf8")));
}

/** Everything the site knows of communes, one line each, in the order of their codes. */
export async function buildCommunes() {
  const [all, departments, groupings] = await Promise.all([
    readData("communes", communesSchema),
    readData("departements", departmentsSchema),
    readData("epci", groupingsSchema),
  ]);
  const covered: ReadonlySet<string> = new Set(COVERED_DEPARTMENTS);
  const nextDoor: ReadonlySet<string> = new Set(Object.keys(DEPARTMENTS_NEXT_DOOR));
  const kept = all.filter(
    ({ departement = "", population, type }) =>
      type === "commune-actuelle" &&
      (covered.has(departement) || nextDoor.has(departement) || population >= FAR_TOWN_POPULATION),
  );
  const names = new Map(kept.map(({ code, nom }) => [code, nom]));
  const former = all.filter(
    ({ chefLieu = "", departement = "", nom, type }) =>
      ["commune-deleguee", "commune-associee"].includes(type) &&
      covered.has(departement) &&
      names.has(chefLieu) &&
      names.get(chefLieu) !== nom,
  );
  return {
    source: "@etalab/decoupage-administratif, Licence Ouverte",
    departments: Object.fromEntries(departments.map(({ code, nom }) => [code, nom])),
    leMansMetropole: groupings
      .find(({ code }) => code === LE_MANS_METROPOLE)
      ?.membres.map(({ code }) => code)
      .toSorted(),
    communes: kept
      .toSorted((a, b) => a.code.localeCompare(b.code))
      .map(({ code, codesPostaux, nom, population }) =>
        [code, nom, codesPostaux.toSorted().join(" "), population].join("|"),
      ),
    formerCommunes: former
      .map(({ chefLieu, nom }) => `${chefLieu}|${nom}`)
      .toSorted((a, b) => a.localeCompare(b, "fr")),
  };
}

if (import.meta.main) {
  const data = await buildCommunes();
  await writeFile(TARGET, `${JSON.stringify(data, null, 2)}\n`);
  console.log(
    `Communes : ${data.communes.length} communes et ${data.formerCommunes.length} anciennes communes écrites dans ${path.basename(TARGET)}.`,
  );
}
