import type { Department } from "#content/schema/territory";
import { routes } from "#lib/routes";
import type { CityWithFacts } from "#lib/territory/cities";
import {
  getDepartmentCentre,
  MAP_VIEW_BOX,
  PARTLY_SERVED_DEPARTMENT,
  projectToMap,
} from "#lib/territory/map";
import { placeLabels, placeNumber } from "#lib/territory/map-labels";

type CoverageMapProps = {
  departments: readonly Department[];
  cities: readonly CityWithFacts[];
};

/** The departments and the cities with a page; every shape is a link to what is said of it. */
export function CoverageMap({ cities, departments }: CoverageMapProps) {
  const places = cities.map(({ coordinates, name, slug }) => ({
    name,
    slug,
    ...projectToMap(coordinates),
  }));
  const labels = placeLabels(places);
  const numbers = [...departments.map(({ number }) => number), PARTLY_SERVED_DEPARTMENT];
  return (
    <nav aria-label="Carte de la zone d’intervention">
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no element for a group of links. */}
      <svg
        viewBox={MAP_VIEW_BOX}
        role="group"
        aria-label="Départements et villes"
        className="coverage-map h-auto w-full"
      >
        <use href={`${routes.mapShapes()}#d${PARTLY_SERVED_DEPARTMENT}`} className="partly" />
        {departments.map(({ name, number, slug }) => (
          <a key={slug} href={`${routes.zones()}#${slug}`} aria-label={`${name} (${number})`}>
            <use href={`${routes.mapShapes()}#d${number}`} />
          </a>
        ))}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group takes no focus. */}
        <g aria-hidden="true">
          {numbers.map((number) => {
            const place = placeNumber(getDepartmentCentre(number), labels);
            return (
              place && (
                <text key={number} x={place.x} y={place.y} className="number">
                  {number}
                </text>
              )
            );
          })}
        </g>
        {places.map(({ name, slug, x, y }, index) => (
          <a key={slug} href={routes.city(slug)} aria-label={name}>
            <circle cx={x} cy={y} r={2.6} />
            <text
              x={labels[index]?.x}
              y={labels[index]?.y}
              textAnchor={labels[index]?.isEast ? "end" : "start"}
            >
              {name}
            </text>
          </a>
        ))}
      </svg>
    </nav>
  );
}
