import { expect, test } from "vitest";
import { type CityText, listCopiedPages, measureRepetition } from "#tests/crawl/repeated-text";

const OWN = {
  rouen: "Les pans de bois du centre ancien cachent du plomb sous leurs peintures successives.",
  caen: "La Reconstruction a laissé des îlots de pierre claire et beaucoup de conduits en amiante.",
};
const SHARED = "Nous venons {in} sous deux jours, le samedi matin compris, et sans supplément.";

const build = (name: string, own: string, shared = ""): CityText => ({
  address: `/${name.toLowerCase()}`,
  blocks: [own, "Devis gratuit", shared.replace("{in}", `à ${name}`)],
  name,
});

test("deux textes propres à leur ville ne partagent rien", () => {
  const pages = [build("Rouen", OWN.rouen), build("Caen", OWN.caen)];
  expect(measureRepetition(pages)).toEqual([
    { address: "/rouen", words: 14, repeated: 0, passages: [] },
    { address: "/caen", words: 15, repeated: 0, passages: [] },
  ]);
  expect(listCopiedPages(pages, 0)).toEqual([]);
});

test("un passage copié compte, même si le nom de la ville y change", () => {
  const pages = [build("Rouen", OWN.rouen, SHARED), build("Caen", OWN.caen, SHARED)];
  expect(measureRepetition(pages)[0]).toEqual({
    address: "/rouen",
    words: 27,
    repeated: 13,
    passages: ["nous venons … sous deux jours le samedi matin compris et sans supplément"],
  });
  expect(listCopiedPages(pages, 0.05)).toEqual([
    expect.stringMatching(/^\/rouen : 48,1\s% .*« nous venons …/),
    expect.stringMatching(/^\/caen : /),
  ]);
});

test("une phrase allongée n’échappe pas à la comparaison ; sept mots de suite n’en font pas une", () => {
  const [rouen, caen] = [build("Rouen", OWN.rouen), build("Caen", `Ici aussi, ${OWN.rouen}`)];
  expect(measureRepetition([rouen, caen])[1]?.repeated).toBe(14);
  const short = build("Caen", "Les pans de bois du centre ancien portent des ardoises.");
  expect(measureRepetition([rouen, short])[1]?.repeated).toBe(0);
});
