import { type CrawledPage, type PageSource, readPage } from "#tests/crawl/page";

export const ORIGIN = "https://www.exemple.fr";

const BUSINESS = {
  "@type": "ProfessionalService",
  "@id": `${ORIGIN}/#business`,
  name: "Pans de bois",
  url: `${ORIGIN}/`,
  telephone: "+33261910000",
  address: { "@type": "PostalAddress", addressLocality: "Rouen", addressCountry: "FR" },
  openingHoursSpecification: [
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
  ],
};

const GRAPH = [
  BUSINESS,
  {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Accueil", item: `${ORIGIN}/` },
      { "@type": "ListItem", position: 2, name: "DPE" },
    ],
  },
  {
    "@type": "Service",
    "@id": `${ORIGIN}/dpe#service`,
    name: "Diagnostic de performance énergétique",
    url: `${ORIGIN}/dpe`,
    provider: { "@id": `${ORIGIN}/#business` },
    offers: {
      "@type": "Offer",
      priceSpecification: { "@type": "PriceSpecification", minPrice: 80, priceCurrency: "EUR" },
    },
  },
  {
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "Combien de temps vaut-il ?",
        acceptedAnswer: { "@type": "Answer", text: "Dix ans, sauf travaux." },
      },
    ],
  },
];

const toJsonLd = (graph: readonly unknown[]) =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": graph });

/** A small page without any fault, at /dpe. */
const SERVICE = `<!DOCTYPE html>
<html lang="fr"><head><title>Le DPE, prix et validité</title>
<meta name="description" content="Ce que vaut un DPE, ce qu’il coûte."/>
<link rel="canonical" href="${ORIGIN}/dpe"/>
<meta property="og:title" content="Le DPE"/>
<meta property="og:description" content="Ce que vaut un DPE."/>
<meta property="og:url" content="${ORIGIN}/dpe"/>
<meta property="og:type" content="website"/>
<meta property="og:locale" content="fr_FR"/>
<meta property="og:image" content="${ORIGIN}/og/dpe.png"/>
<meta name="twitter:card" content="summary_large_image"/>
<script type="application/ld+json">${toJsonLd(GRAPH)}</script></head>
<body><main>
<nav aria-label="Fil d’Ariane"><ol><li><a href="/">Accueil</a></li><li><span aria-current="page">DPE</span></li></ol></nav>
<h1>Le DPE de votre logement</h1>
<p>Le diagnostic de performance énergétique classe un logement de A à G, selon l’énergie qu’il consomme et les gaz
qu’il rejette. Il est dû avant l’annonce, pour vendre comme pour louer, et dit aussi quels travaux aideraient.</p>
<dl><dt>Prix</dt><dd>à partir de 80 €</dd></dl>
<h2 id="questions">Vos questions</h2>
<details><summary><h3>Combien de temps vaut-il ?</h3></summary><p>Dix ans, sauf travaux.</p></details>
<p><a href="/#devis">Devis</a> <a href="https://ailleurs.example/" target="_blank" rel="noopener">La loi (nouvel onglet)</a></p>
</main><footer><a href="tel:+33261910000">02 61 91 00 00</a><p>9 h – 18 h, lundi au vendredi</p></footer></body></html>`;

/** An article without any fault. */
const ARTICLE = SERVICE.replace(/<script[^>]*>.*<\/script>/, () => {
  const article = {
    "@type": "BlogPosting",
    headline: "Le DPE de votre logement",
    image: `${ORIGIN}/og/dpe.png`,
    datePublished: "2026-11-02T09:00:00+01:00",
    author: { "@id": `${ORIGIN}/#business` },
  };
  const graph = [...GRAPH.slice(0, 2), article];
  return `<script type="application/ld+json">${toJsonLd(graph)}</script>`;
})
  .replace('content="website"', 'content="article"')
  .replace("<dl>", '<time datetime="2026-11-02T09:00:00+01:00">2 novembre</time><dl>');

const SOURCES = { service: SERVICE, article: ARTICLE };

export type Change = readonly [before: string, after: string];

/**
 * A sample with changes made to its HTML.
 * @throws when a change finds nothing to change
 */
export function readSample(
  kind: keyof typeof SOURCES,
  changes: readonly Change[] = [],
  source: Partial<PageSource> = {},
): CrawledPage {
  const html = changes.reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`« ${before} » is not in the sample.`);
    return text.replace(before, () => after);
  }, SOURCES[kind]);
  return readPage({ address: "/dpe", status: 200, clicks: 1, html, ...source }, ORIGIN);
}
