import { describe, expect, test } from "vitest";
import { listHeadFaults } from "#tests/crawl/head-faults";
import { type Change, ORIGIN, readSample } from "#tests/crawl/sample";
import { listUnshownFacts } from "#tests/crawl/shown-facts";
import { listGraphFaults } from "#tests/crawl/structured-data";

type Broken = [name: string, change: Change, fault: RegExp];

describe("une page sans faute", () => {
  test.each(["service", "article"] as const)("%s : rien à dire", (kind) => {
    const page = readSample(kind);
    expect(listHeadFaults(page, ORIGIN)).toEqual([]);
    expect(listGraphFaults(page, ORIGIN)).toEqual([]);
    expect(listUnshownFacts(page)).toEqual([]);
  });
});

const CANONICAL = `<link rel="canonical" href="${ORIGIN}/dpe"/>`;
const LONG = "Un texte qui n’en finit pas. ".repeat(8);

test.each<Broken>([
  ["langue", ['lang="fr"', 'lang="en"'], /^lang vaut « en »/],
  ["titre absent", ["<title>Le DPE, prix et validité</title>", ""], /^le titre manque/],
  ["titre double", ["<title>", "<title>Un autre</title><title>"], /^le titre est écrit plusieurs/],
  ["titre long", ["Le DPE, prix et validité", LONG], /^le titre a \d+ caractères, plus que 60/],
  ["description absente", ['name="description"', 'name="autre"'], /^la description manque/],
  ["description longue", ["Ce que vaut un DPE, ce", LONG], /^la description a .*plus que 160/],
  ["canonique absente", [CANONICAL, ""], /^l’adresse canonique manque/],
  ["deux canoniques", [CANONICAL, CANONICAL + CANONICAL], /^plusieurs adresses canoniques/],
  ["canonique relative", [CANONICAL, '<link rel="canonical" href="/dpe"/>'], /n’est pas absolue/],
  [
    "canonique d’une autre page",
    [CANONICAL, `<link rel="canonical" href="${ORIGIN}/gaz"/>`],
    /n’est pas la sienne/,
  ],
  ["canonique hors de <head>", ["<main>", `${CANONICAL}<main>`], /hors de <head> : link/],
  ["titre hors de <head>", ["<main>", "<title>x</title><main>"], /hors de <head> : title/],
  ["h1 absent", ["<h1>", "<h2>"], /^0 titres h1/],
  ["deux h1", ["<main>", "<main><h1>Un autre</h1>"], /^2 titres h1/],
  ["saut de niveau", ['<h2 id="questions">', "<h4>"], /saute du niveau 1 au niveau 4/],
  ["titre vide", ["Vos questions", ""], /^un titre h2 est vide/],
  ["og:title absent", ["og:title", "og:autre"], /^og:title manque/],
  ["og:image absente", ["og:image", "og:autre"], /^og:image manque/],
  ["og:url d’une autre page", [`og:url" content="${ORIGIN}/dpe`, 'og:url" content="/'], /^og:url/],
  ["og:locale", ["fr_FR", "en_US"], /^og:locale vaut « en_US »/],
  ["og:type", ['content="website"', 'content="article"'], /^og:type vaut « article »/],
  ["twitter:card", ["summary_large_image", "summary"], /^twitter:card vaut « summary »/],
  ["onglet qui donne sa clé", [' rel="noopener"', ""], /ouvre un onglet et en donne la clé/],
  ["onglet non dit", [" (nouvel onglet)", ""], /ouvre un onglet sans le dire/],
  ["page sans texte", ["<main>", "<main hidden>"], /moins de 200 caractères de texte/],
])("en-tête et titres : %s", (_, change, fault) => {
  expect(listHeadFaults(readSample("service", [change]), ORIGIN)).toContainEqual(
    expect.stringMatching(fault),
  );
});

test("une page à ne pas indexer se passe de canonique et d’aperçu", () => {
  const page = readSample("service", [
    [CANONICAL, '<meta name="robots" content="noindex"/>'],
    ["og:image", "og:autre"],
  ]);
  expect(listHeadFaults(page, ORIGIN)).toEqual([]);
});

const ORDERED = '"position":2';

test.each<Broken>([
  ["pas de JSON-LD", ["application/ld+json", "text/plain"], /^0 scripts JSON-LD/],
  ["JSON illisible", ['{"@context"', '{"@context'], /n’est pas un @graph/],
  ["autre vocabulaire", ["https://schema.org", "https://exemple.org"], /n’est pas un @graph/],
  ["nœud sans type", ['"@type":"FAQPage"', '"type":"FAQPage"'], /^un nœud sans @type/],
  ["entreprise absente", [`"@id":"${ORIGIN}/#business",`, ""], /manque au graphe/],
  ["@id répété", [`${ORIGIN}/dpe#service`, `${ORIGIN}/#business`], /^deux nœuds ont l’@id/],
  ["adresse absente", ['"address":', '"autre":'], /sans address, que demande .*local-business/],
  ["nom vide", ['"name":"Pans de bois"', '"name":""'], /^ProfessionalService sans name/],
  ["fermeture absente", ['"closes":', '"autre":'], /^OpeningHoursSpecification sans closes/],
  ["réponse absente", ['"text":"Dix ans', '"autre":"Dix ans'], /sans mainEntity.acceptedAnswer/],
  ["nom d’un pas absent", ['"name":"DPE"', '"autre":"DPE"'], /sans itemListElement.name/],
  ["pas hors d’ordre", [ORDERED, '"position":3'], /^position 3 au lieu de 2/],
  ["position en texte", [ORDERED, '"position":"2"'], /^position 2 au lieu de 2/],
  ["pas sans adresse", [`,"item":"${ORIGIN}/"`, ""], /« Accueil » .* sans adresse/],
  ["prix en texte", ['"minPrice":80', '"minPrice":"80 €"'], /n’est pas un nombre/],
  ["monnaie", ['"EUR"', '"USD"'], /^la monnaie USD/],
  [
    "note sur soi",
    ['"url":', '"aggregateRating":{"@type":"AggregateRating"},"url":'],
    /^AggregateR/,
  ],
  ["avis sur soi", ['"url":', '"review":[],"url":'], /^review : Google refuse/],
])("données structurées : %s", (_, change, fault) => {
  expect(listGraphFaults(readSample("service", [change]), ORIGIN)).toContainEqual(
    expect.stringMatching(fault),
  );
});

test.each<Broken>([
  ["titre absent", ['"headline":', '"autre":'], /^BlogPosting sans headline/],
  ["image absente", ['"image":', '"autre":'], /^BlogPosting sans image/],
  [
    "auteur sans nom",
    [`"author":{"@id":"${ORIGIN}/#business"`, '"author":{"url":"x"'],
    /author.name/,
  ],
  ["date sans fuseau", ["09:00:00+01:00", "09:00:00"], /sans heure ou sans fuseau/],
])("article : %s", (_, change, fault) => {
  expect(listGraphFaults(readSample("article", [change]), ORIGIN)).toContainEqual(
    expect.stringMatching(fault),
  );
});

test.each<Broken>([
  ["prix faux", ["à partir de 80 €", "à partir de 90 €"], /« 80\s€ », n’est pas celui/],
  ["prix qui finit pareil", ["à partir de 80 €", "à partir de 180 €"], /n’est pas celui/],
  ["prix tu", ['"offers":', '"autre":'], /« sur devis », n’est pas celui/],
  [
    "horaires faux",
    ["9 h – 18 h", "9 h – 19 h"],
    /^les horaires « lundi au vendredi : 9 h – 18 h »/,
  ],
  ["jour de trop", ['"Friday"', '"Friday","Saturday"'], /^les horaires « lundi au samedi/],
  ["question cachée", ["<h3>Combien de temps vaut-il ?</h3>", "<h3>?</h3>"], /^la question/],
  ["réponse autre", ["<p>Dix ans,", "<p>Neuf ans,"], /^la réponse « Dix ans/],
  ["réponse retirée", ["<details>", "<details hidden>"], /^la question/],
  ["fil d’Ariane autre", ['<a href="/">Accueil', '<a href="/">Début'], /^le fil d’Ariane montre/],
  ["fil d’Ariane ailleurs", ['<a href="/">Accueil', '<a href="/x">Accueil'], /^le fil d’Ariane/],
  ["fil d’Ariane non montré", ["Fil d’Ariane", "Menu"], /^le fil d’Ariane montre \[\]/],
  ["téléphone absent", ['href="tel:+33261910000"', 'href="/"'], /^le téléphone \+33261910000/],
])("ce que la page montre : %s", (_, change, fault) => {
  expect(listUnshownFacts(readSample("service", [change]))).toContainEqual(
    expect.stringMatching(fault),
  );
});

test.each<Broken>([
  ["titre autre que le h1", ["<h1>Le DPE", "<h1>Un DPE"], /n’est pas le h1/],
  ["date non montrée", ['<time datetime="2026-11-02', '<time datetime="2025-11-02'], /^la date/],
])("ce que l’article montre : %s", (_, change, fault) => {
  expect(listUnshownFacts(readSample("article", [change]))).toContainEqual(
    expect.stringMatching(fault),
  );
});
