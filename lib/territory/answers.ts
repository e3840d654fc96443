import "server-only";
import { cities, departments } from "#lib/content";
import {
  type CommuneMatch,
  type DepartmentName,
  findCommunes,
  getPostcodeDepartment,
  pickMeantCommune,
  toCommuneQuery,
} from "#lib/territory/communes";
import {
  type Coverage,
  getCoverage,
  listDepartmentsNextDoor,
  toLabel,
} from "#lib/territory/coverage";
import { parseCommuneQuery, QUERY_LENGTH } from "#lib/territory/query";
import { typeset, typesetAll } from "#lib/typography";

/** What the site says of one commune, ready to show. */
export type CommuneAnswer = {
  /** INSEE code. */
  code: string;
  name: string;
  /** The name as it is printed. */
  label: string;
  /** What finds this very commune again. */
  query: string;
  postcodes: readonly string[];
  department: string;
  departmentName: string;
  /** The former commune that was asked for. */
  formerName?: string;
  isExact: boolean;
  coverage: Coverage;
};

export type CommuneAnswers = {
  communes: CommuneAnswer[];
  /** How many communes answer; `communes` holds the first. */
  total: number;
  /** Why there is none, and what to do. */
  notice?: string;
};

function toAnswer(match: CommuneMatch): CommuneAnswer {
  const { code, department, departmentName, formerName, isExact, name, postcodes } = match;
  return {
    code,
    name,
    label: toLabel(name),
    query: toCommuneQuery(match),
    postcodes,
    department,
    departmentName,
    ...(formerName === undefined ? {} : { formerName: toLabel(formerName) }),
    isExact,
    coverage: typesetAll(getCoverage(match, { cities, departments })),
  };
}

const formatDepartment = ({ name, number }: DepartmentName) => `${name} (${number})`;

/** For a query that no listed commune answers. */
function describeNothingFound(query: string): string {
  const department = getPostcodeDepartment(query);
  if (department === null) {
    return "Nous n’avons pas trouvé cette commune dans notre secteur. Vérifiez son nom, ou écrivez son code postal.";
  }
  if (departments.some(({ number }) => number === department.number)) {
    return `Aucune commune de ${formatDepartment(department)} n’a ce code postal. Vérifiez-le, ou écrivez le nom de la commune.`;
  }
  const nextDoor = listDepartmentsNextDoor(department.number).map(formatDepartment).join(", ");
  return `Nous n’intervenons pas encore dans ce département : ${formatDepartment(department)}.${nextDoor === "" ? "" : ` Juste à côté, nous couvrons : ${nextDoor}.`}`;
}

/** The communes that a well-formed query may mean, at most `limit`, each with its answer. */
export function listCommuneAnswers(query: string, limit: number): CommuneAnswers {
  const { matches, total } = findCommunes(query, limit);
  return {
    communes: matches.map(toAnswer),
    total,
    ...(total === 0 ? { notice: typeset(describeNothingFound(query)) } : {}),
  };
}

/** What the page /commune shows for what was typed. */
export type CommuneResult = {
  /** As it was typed, for the field. */
  typed: string;
  /** What is wrong with it. */
  fault?: string;
  notice?: string;
  /** The commune that was surely meant. */
  answer: CommuneAnswer | null;
  /** The communes to choose from, or those that were perhaps meant instead. */
  others: readonly CommuneAnswer[];
  total: number;
};

/** A postcode has 32 communes at most. */
const MAX_CHOICES = 40;

const toTyped = (raw = "") => raw.slice(0, QUERY_LENGTH.max);

/** No answer, but what was typed and why. */
export const refuseCommune = (raw: string | undefined, fault: string): CommuneResult => ({
  typed: toTyped(raw),
  fault: typeset(fault),
  answer: null,
  others: [],
  total: 0,
});

export function getCommuneResult(raw: string | undefined): CommuneResult {
  const typed = toTyped(raw);
  if (raw === undefined) return { typed, answer: null, others: [], total: 0 };
  const parsed = parseCommuneQuery(raw);
  if ("fault" in parsed) return refuseCommune(raw, parsed.fault);
  const { communes, notice, total } = listCommuneAnswers(parsed.query, MAX_CHOICES);
  const answer = pickMeantCommune(communes);
  const others = communes.filter((commune) => commune !== answer);
  return { typed, answer, others, total, ...(notice === undefined ? {} : { notice }) };
}
