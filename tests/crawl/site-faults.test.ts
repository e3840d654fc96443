import { expect, test } from "vitest";
import { ORIGIN, readSample } from "#tests/crawl/sample";
import {
  checkLinks,
  listDeadReferences,
  listDistantPages,
  listRepetitions,
  listSitemapFaults,
} from "#tests/crawl/site-faults";

const home = readSample(
  "service",
  [
    ["<main>", '<main id="devis"><a href="/dpe#questions">DPE</a>'],
    [`<link rel="canonical" href="${ORIGIN}/dpe"/>`, `<link rel="canonical" href="${ORIGIN}/"/>`],
    ["Le DPE, prix et validité", "Accueil"],
    ["Ce que vaut un DPE, ce qu’il coûte.", "Nos diagnostics."],
    ["<h1>Le DPE", "<h1>Les diagnostics"],
  ],
  { address: "/", clicks: 0 },
);
const dpe = readSample("service");
const STATUSES = new Map([
  ["/", 200],
  ["/dpe", 200],
]);

test("un site sans faute : rien à dire", () => {
  const pages = [home, dpe];
  expect(listRepetitions(pages, ORIGIN)).toEqual([]);
  expect(checkLinks(pages, STATUSES, ORIGIN)).toEqual({ links: 5, fragments: 3, faults: [] });
  expect(listDistantPages(pages)).toEqual([]);
  expect(listDeadReferences(pages)).toEqual([]);
  expect(listSitemapFaults([`${ORIGIN}/`, `${ORIGIN}/dpe`], pages, ORIGIN)).toEqual([]);
});

test("titre, description et h1 repris d’une autre page", () => {
  const copy = readSample("service", [[`href="${ORIGIN}/dpe"`, `href="${ORIGIN}/gaz"`]], {
    address: "/gaz",
  });
  expect(listRepetitions([home, dpe, copy], ORIGIN)).toEqual([
    "/dpe, /gaz : même titre, « Le DPE, prix et validité »",
    "/dpe, /gaz : même description, « Ce que vaut un DPE, ce qu’il coûte. »",
    "/dpe, /gaz : même h1, « Le DPE de votre logement »",
  ]);
});

test("une adresse avec des réponses, dont la page canonique est une autre, ne compte pas", () => {
  const answered = readSample("service", [], { address: "/dpe?commune=Rouen" });
  expect(listRepetitions([home, dpe, answered], ORIGIN)).toEqual([]);
  expect(listSitemapFaults([`${ORIGIN}/`, `${ORIGIN}/dpe`], [home, dpe, answered], ORIGIN)).toEqual(
    [],
  );
});

test("lien mort, lien qui renvoie ailleurs, repère absent, adresse illisible", () => {
  const page = readSample("service", [
    [
      "</main>",
      '<a href="/absente">a</a><a href="/dpe/">b</a><a href="#nulle-part">c</a><a href="https://[">d</a></main>',
    ],
  ]);
  const statuses = new Map([...STATUSES, ["/absente", 404], ["/dpe/", 308]]);
  expect(checkLinks([home, page], statuses, ORIGIN).faults).toEqual([
    "/dpe : le lien vers /absente répond 404",
    "/dpe : le lien vers /dpe/ répond 308",
    "/dpe : le repère #nulle-part manque sur /dpe",
    "/dpe : adresse illisible, « https://[ »",
  ]);
});

test("page à plus de trois clics, ou que rien ne lie", () => {
  const far = readSample("service", [], { address: "/loin", clicks: 4 });
  const orphan = readSample("service", [], { address: "/seule", clicks: Number.POSITIVE_INFINITY });
  expect(listDistantPages([home, far, orphan])).toEqual([
    "/loin : à 4 clics de l’accueil",
    "/seule : aucun lien n’y mène depuis l’accueil",
  ]);
});

test("référence à un nœud que rien ne décrit", () => {
  const page = readSample("service", [
    [`"provider":{"@id":"${ORIGIN}/#business"}`, `"provider":{"@id":"${ORIGIN}/#personne"}`],
  ]);
  expect(listDeadReferences([home, page])).toEqual([
    `/dpe : aucune page ne décrit ${ORIGIN}/#personne`,
  ]);
});

test("plan du site : absente, de trop, deux fois", () => {
  const entries = [`${ORIGIN}/`, `${ORIGIN}/`, `${ORIGIN}/compte`];
  expect(listSitemapFaults(entries, [home, dpe], ORIGIN)).toEqual([
    `${ORIGIN}/ : deux fois dans le plan du site`,
    `${ORIGIN}/compte : dans le plan du site, mais pas à indexer`,
    `${ORIGIN}/dpe : absente du plan du site`,
  ]);
});
