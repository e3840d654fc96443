import type { Department } from "#content/schema/territory";
import { routes } from "#lib/routes";
import type { CityWithFacts } from "#lib/territory/cities";
import { getDepartmentCentre, MAP_VIEW_BOX, projectToMap } from "#lib/territory/map";

type CoverageMapProps = {
  departments: readonly Department[];
  cities: readonly CityWithFacts[];
};

/** A department’s number steps aside, in units of the map, when a city stands in its place. */
const NUMBER_ROOM = 14;

/** The departments and the cities with a page; every shape is a link to what is said of it. */
export function CoverageMap({ cities, departments }: CoverageMapProps) {
  const points = cities.map(({ coordinates }) => projectToMap(coordinates));
  return (
    <nav aria-label="Carte de la zone d’intervention">
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no element for a group of links. */}
      <svg
        viewBox={MAP_VIEW_BOX}
        role="group"
        aria-label="Départements et villes"
        className="coverage-map h-auto w-full"
      >
        {departments.map(({ name, number, slug }) => (
          <a key={slug} href={`${routes.zones()}#${slug}`} aria-label={`${name} (${number})`}>
            <use href={`${routes.mapShapes()}#d${number}`} />
          </a>
        ))}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group takes no focus. */}
        <g aria-hidden="true">
          {departments.map(({ number, slug }) => {
            const centre = getDepartmentCentre(number);
            const isTaken = points.some(
              ({ x, y }) => Math.hypot(x - centre.x, y - centre.y) < NUMBER_ROOM,
            );
            return (
              <text
                key={slug}
                x={centre.x}
                y={isTaken ? centre.y + NUMBER_ROOM : centre.y}
                className="number"
              >
                {number}
              </text>
            );
          })}
        </g>
        {cities.map(({ coordinates, name, slug }) => {
          const { x, y } = projectToMap(coordinates);
          // Names of the eastern cities would leave the map on the right.
          const isEast = x > 290;
          return (
            <a key={slug} href={routes.city(slug)} aria-label={name}>
              <circle cx={x} cy={y} r={2.6} />
              <text x={isEast ? x - 4.5 : x + 4.5} y={y + 2} textAnchor={isEast ? "end" : "start"}>
                {name}
              </text>
            </a>
          );
        })}
      </svg>
    </nav>
  );
}
