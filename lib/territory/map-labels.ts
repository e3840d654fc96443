import type { MapPoint } from "#lib/territory/map";

type Box = { left: number; right: number; top: number; bottom: number };

type Place = MapPoint & { name: string };

/** Where a name is written: `x` is its start, or its end for the eastern ones; `y` its baseline. */
export type MapLabel = MapPoint & { isEast: boolean; box: Box };

/** Mean width of a letter and height of a line, in units of the map. */
const LETTER_WIDTH = 3.6;
const LINE_HEIGHT = 8;
/** Room that a city's dot takes on each side, and its name's distance from its middle. */
const DOT_ROOM = 3;
const NAME_DISTANCE = 4.5;
/** East of this, a name would leave the map on the right. */
const EAST = 290;
/** Where a department's number may stand: in its middle, below or beside it. */
const NUMBER_STEPS = [
  [0, 0],
  [0, 15],
  [-13, 0],
] as const;

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function toLabel({ name, x, y }: Place): MapLabel {
  const isEast = x > EAST;
  const width = NAME_DISTANCE + name.length * LETTER_WIDTH;
  return {
    x: isEast ? x - NAME_DISTANCE : x + NAME_DISTANCE,
    y: y + 2,
    isEast,
    box: {
      left: x - (isEast ? width : DOT_ROOM),
      right: x + (isEast ? DOT_ROOM : width),
      top: y - LINE_HEIGHT / 2,
      bottom: y + LINE_HEIGHT / 2,
    },
  };
}

/** The names of the cities, each beside its dot; two that would touch step apart. */
export function placeLabels(places: readonly Place[]): MapLabel[] {
  const labels = places.map(toLabel);
  return labels.map((label) => {
    const rival = labels.find((other) => other !== label && overlap(label.box, other.box));
    if (rival === undefined) return label;
    const step = rival.y > label.y ? -1.5 : 1.5;
    const { bottom, left, right, top } = label.box;
    return {
      ...label,
      y: label.y + step,
      box: { left, right, top: top + step, bottom: bottom + step },
    };
  });
}

/** Where a department's number covers no city; undefined where there is no such place. */
export function placeNumber(centre: MapPoint, labels: readonly MapLabel[]): MapPoint | undefined {
  return NUMBER_STEPS.map(([right, down]) => ({ x: centre.x + right, y: centre.y + down })).find(
    ({ x, y }) => {
      const box = { left: x - 7, right: x + 7, top: y - 9, bottom: y + 1 };
      return !labels.some((label) => overlap(label.box, box));
    },
  );
}
