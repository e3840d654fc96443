import type { CSSProperties } from "react";

/** A rating out of five; the stars are drawn by the style sheet (`.stars`). */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className="stars" style={{ "--rating": rating } as CSSProperties}>
      <span className="sr-only">Note : {rating} sur 5</span>
    </p>
  );
}
