import type { City } from "#content/schema/territory";

type Place = Pick<City, "coordinates" | "slug">;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Only good for comparing places a few hundred kilometres apart: the earth is taken as flat. */
function compareDistance(from: Place, to: Place): number {
  const north = to.coordinates.latitude - from.coordinates.latitude;
  const middle = radians((to.coordinates.latitude + from.coordinates.latitude) / 2);
  const east = (to.coordinates.longitude - from.coordinates.longitude) * Math.cos(middle);
  return Math.hypot(north, east);
}

/** The `count` places nearest to one of them, itself left out, nearest first. */
export function listNearest<T extends Place>(
  from: Place,
  places: readonly T[],
  count: number,
): T[] {
  return places
    .filter(({ slug }) => slug !== from.slug)
    .sort((a, b) => compareDistance(from, a) - compareDistance(from, b))
    .slice(0, count);
}
