import type { City, Department } from "#content/schema/territory";
import {
  type Commune,
  type DepartmentName,
  getCommune,
  getDepartmentName,
  isInLeMansMetropole,
} from "#lib/territory/communes";
import { DEPARTMENTS_NEXT_DOOR } from "#lib/territory/departments";
import { getZones, type Zone } from "#lib/territory/zones";

type CoverageStatus = "covered" | "priority" | "partial" | "not-yet";

export type CityPageLink = { name: string; slug: string };

export type Coverage = {
  status: CoverageStatus;
  /** The answer in one sentence, without a final stop. */
  headline: string;
  /** « 24 à 48 h »; null where the business does not go. */
  delay: string | null;
  /** How much of the department is covered. */
  wording: string;
  department: DepartmentName;
  /** Covered departments that touch the commune's own, when that one is not covered. */
  departmentsNextDoor: readonly DepartmentName[];
  /** The page of this very commune. */
  cityPage: CityPageLink | null;
  /** Pages of other cities of the department. */
  otherCityPages: readonly CityPageLink[];
  zones: { termites: Zone; merule: Zone };
};

/** What content/ says of the places where the business goes. */
export type Territory = {
  cities: readonly Pick<City, "slug" | "insee" | "department">[];
  departments: readonly Pick<Department, "number" | "coverage" | "delay">[];
};

const PRIORITY_DEPARTMENT = "78";
const LE_MANS_DEPARTMENT = "72";

/** « à Rouen », « au Havre », « aux Andelys », with typographic apostrophes. */
export function toPlaceComplement(name: string): string {
  const label = toLabel(name);
  if (label.startsWith("Le ")) return `au ${label.slice(3)}`;
  if (label.startsWith("Les ")) return `aux ${label.slice(4)}`;
  return `à ${label}`;
}

/** An official name as it is printed. */
export function toLabel(name: string): string {
  return name.replaceAll("'", "’");
}

type Answer = Pick<Coverage, "status" | "headline" | "delay" | "wording">;

/** Sarthe: the urban community of Le Mans is the « Le Mans area » (docs/decisions/0005). */
function answerInSarthe(commune: Commune, place: string): Answer {
  if (isInLeMansMetropole(commune)) {
    return {
      status: "covered",
      headline: `Oui, nous intervenons ${place}`,
      delay: "24 à 48 h",
      wording: "Secteur du Mans (communes de Le Mans Métropole)",
    };
  }
  return {
    status: "partial",
    headline: `Nous intervenons ${place} sur demande`,
    delay: "confirmé au téléphone",
    wording: "Hors du secteur du Mans, sur demande",
  };
}

function answer(commune: Commune, { departments }: Territory): Answer {
  const place = toPlaceComplement(commune.name);
  const covered = departments.find(({ number }) => number === commune.department);
  if (covered === undefined) {
    if (commune.department === LE_MANS_DEPARTMENT) return answerInSarthe(commune, place);
    return {
      status: "not-yet",
      headline: `Nous n’intervenons pas encore ${place}`,
      delay: null,
      wording: "Département non couvert pour l’instant",
    };
  }
  const { coverage: wording, delay } = covered;
  if (commune.department === PRIORITY_DEPARTMENT) {
    return {
      status: "priority",
      headline: `Oui, nous intervenons ${place} en priorité`,
      delay,
      wording,
    };
  }
  return { status: "covered", headline: `Oui, nous intervenons ${place}`, delay, wording };
}

/** Covered departments that touch a department which is not. */
export function listDepartmentsNextDoor(number: string): DepartmentName[] {
  return (DEPARTMENTS_NEXT_DOOR[number] ?? []).flatMap(
    (neighbour) => getDepartmentName(neighbour) ?? [],
  );
}

export function getCoverage(commune: Commune, territory: Territory): Coverage {
  const { department, departmentName } = commune;
  const pages = territory.cities.filter((city) => city.department === department);
  const toLink = ({ insee, slug }: Territory["cities"][number]): CityPageLink[] => {
    const city = getCommune(insee);
    return city === null ? [] : [{ name: toLabel(city.name), slug }];
  };
  return {
    ...answer(commune, territory),
    department: { number: department, name: departmentName },
    departmentsNextDoor: listDepartmentsNextDoor(department),
    cityPage: pages.filter(({ insee }) => insee === commune.code).flatMap(toLink)[0] ?? null,
    otherCityPages: pages.filter(({ insee }) => insee !== commune.code).flatMap(toLink),
    zones: getZones(commune),
  };
}
