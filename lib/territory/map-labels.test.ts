import { expect, test } from "vitest";
import { placeLabels, placeNumber } from "#lib/territory/map-labels";

const rouen = { name: "Rouen", x: 260, y: 107 };

test("un nom s’écrit à droite de son point, ou à gauche au bord est de la carte", () => {
  const [west, east] = placeLabels([rouen, { name: "Versailles", x: 303, y: 147 }]);
  expect(west).toMatchObject({ isEast: false, x: 264.5, y: 109 });
  expect(east).toMatchObject({ isEast: true, x: 298.5, y: 149 });
});

test("deux noms qui se toucheraient s’écartent, celui du haut vers le haut", () => {
  const [upper, lower] = placeLabels([rouen, { name: "Elbeuf", x: 262, y: 112 }]);
  expect([upper?.y, lower?.y]).toEqual([107.5, 115.5]);
});

test("un numéro reste au milieu de son département, ou s’écarte d’une ville", () => {
  const labels = placeLabels([rouen]);
  expect(placeNumber({ x: 200, y: 100 }, labels)).toEqual({ x: 200, y: 100 });
  expect(placeNumber({ x: 262, y: 110 }, labels)).toEqual({ x: 262, y: 125 });
});

test("un numéro qui n’a de place nulle part ne s’écrit pas", () => {
  const crowd = [100, 107, 114].map((y) => ({ name: "Un long nom de ville", x: 230, y }));
  expect(placeNumber({ x: 260, y: 107 }, placeLabels(crowd))).toBeUndefined();
});
