import type { CSSProperties } from "react";
import { HouseMarks } from "#components/home/house-marks";
import { Drawing } from "#components/ui/drawing";
import type { Service } from "#content/schema/service";
import { formatPrice } from "#lib/price";
import { routes } from "#lib/routes";

type HouseProps = { services: readonly Service[] };

/**
 * The sectioned house: each diagnostic is a link where it happens. What a mark's card says can
 * also be read as a list, below the drawing.
 */
export function House({ services }: HouseProps) {
  return (
    <figure className="house" aria-label="Où se fait chaque diagnostic">
      <Drawing
        name="house.svg"
        alt="Coupe d’une maison normande à pans de bois, de la charpente à la nappe d’eau : des repères numérotés montrent où se fait chaque diagnostic."
        width={1200}
        height={960}
        isEager
      />
      <details className="no-print">
        <summary className="text-link mx-auto flex min-h-11 w-fit items-center">
          Lire les repères en liste
        </summary>
      </details>
      <HouseMarks>
        {services.map((service, index) => (
          <HouseMark key={service.slug} number={index + 1} service={service} />
        ))}
      </HouseMarks>
    </figure>
  );
}

function HouseMark({ number, service }: { number: number; service: Service }) {
  const { house, mandatory, price, shortTitle, slug } = service;
  return (
    <li style={{ "--x": house.x, "--y": house.y } as CSSProperties}>
      <a
        href={routes.service(slug)}
        aria-label={`${number}. ${shortTitle}`}
        aria-describedby={`repere-${slug}`}
      >
        {number}
      </a>
      <div id={`repere-${slug}`} data-side={house.y > 50 ? "above" : "below"}>
        <strong>{shortTitle}</strong>
        <p>
          {house.place}. {house.checks}
        </p>
        <p>{mandatory ?? "Volontaire."}</p>
        <p>{formatPrice(price)} →</p>
      </div>
    </li>
  );
}
