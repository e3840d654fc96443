import { describe, expect, test } from "vitest";
import { decodeXml } from "#lib/news/decode";
import { guardXml } from "#lib/news/guard";
import { feedItemSchema, toCategory, toDate, toFeedItems } from "#lib/news/items";
import { parseFeed } from "#lib/news/parse";
import { buildFeed, readFeedFile } from "#tests/fixtures/feeds";

const NOW = Date.UTC(2026, 10, 15);

async function readItems(xml: string) {
  return toFeedItems(await parseFeed(guardXml(xml)), "https://flux.example/rss.xml", NOW);
}

async function readFileItems(name: string) {
  return readItems(decodeXml(await readFeedFile(name), ""));
}

const channel = (...items: string[]) =>
  `<rss version="2.0"><channel><link>https://flux.example/</link>${items.map((item) => `<item>${item}</item>`).join("")}</channel></rss>`;

describe("flux tels que les outils les écrivent", () => {
  test("WordPress : entités du titre, image de la description, extrait coupé sur un mot", async () => {
    const [dpe, amiante] = await readFileItems("wordpress.xml");
    expect(dpe).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      title: "DPE : ce que l’étiquette ne dit pas",
      excerpt:
        "Deux logements classés D peuvent coûter du simple au double en chauffage. L’étiquette se lit avec la surface, l’orientation et l’âge de la chaudière…",
      category: "dpe",
      slug: "dpe-ce-que-l-etiquette-ne-dit-pas",
      pictureSource: "https://carnet.example/wp-content/uploads/2026/11/etiquette-300x200.jpg",
      publishedAt: "2026-11-09T07:10:02.000Z",
      readTime: 3,
      link: "https://carnet.example/dpe-etiquette/",
    });
    expect(amiante).toMatchObject({
      title: "Amiante avant travaux – le repérage en cinq questions",
      category: "amiante",
      pictureSource: null,
    });
  });

  test("Substack : image jointe, pièce audio ignorée", async () => {
    expect(await readFileItems("substack.xml")).toMatchObject([
      {
        category: "plomb",
        excerpt: "Ce que révèle un constat de risque d’exposition",
        pictureSource: expect.stringMatching(/^https:\/\/images\.lettre\.example\/.*plomb\.jpeg$/),
      },
      { title: "Podcast : écouter une maison respirer", pictureSource: null },
    ]);
  });

  test("Medium : sans description, l’article en tient lieu, et son pixel espion n’est pas une image", async () => {
    expect(await readFileItems("medium.xml")).toMatchObject([
      {
        category: "gaz",
        excerpt: expect.stringMatching(/^Un vendredi soir Le diagnostiqueur .* depuis 1994\.$/),
        pictureSource: "https://cdn.medium.example/max/1024/1*robinet.jpeg",
      },
      { excerpt: "Sans image.", pictureSource: null },
    ]);
  });

  test("Ghost : l’image est dans l’article", async () => {
    expect(await readFileItems("ghost.xml")).toMatchObject([
      {
        category: "electricite",
        excerpt:
          "Six points de contrôle, une heure sur place, et un rapport qui ne vaut pas mise aux normes.",
        pictureSource: "https://bati-clair.example/content/images/2026/11/tableau.webp",
      },
    ]);
  });

  test("Blogger (Atom) : lien de la page, date de repli, image jointe en lien", async () => {
    expect(await readFileItems("blogger-atom.xml")).toMatchObject([
      {
        title: "Termites & mérules : qui mange quoi ?",
        excerpt: "Les premières aiment le bois sain, la seconde l'humidité.",
        link: "https://inspecteur.example/2026/11/termites-et-merules.html",
        publishedAt: "2026-11-05T08:12:00.000Z",
        pictureSource: "https://images.inspecteur.example/s400/poutre.png",
      },
      {
        title: "Une date impossible ne perd pas les autres",
        excerpt: "Surface < 9 m².",
        publishedAt: "2026-10-20T08:00:00.000Z",
        pictureSource: "https://images.inspecteur.example/horloge.webp",
      },
    ]);
  });

  test("site public (Drupal) : adresses relatives, date sans forme connue en dernier", async () => {
    expect(await readFileItems("gouv.xml")).toMatchObject([
      {
        category: "dpe",
        link: "https://www.logement.gouv.example/actualites/audit-energetique",
        publishedAt: "2026-11-04T09:00:00.000Z",
      },
      {
        category: "reglementation",
        publishedAt: null,
        pictureSource:
          "https://www.logement.gouv.example/sites/default/files/styles/large/public/2026-11/carte.png?itok=Ab12",
      },
    ]);
  });

  test("RSS 1.0 (RDF)", async () => {
    expect(await readFileItems("rdf.xml")).toMatchObject([
      {
        title: "Loi Carrez : mesurer une mezzanine",
        category: "reglementation",
        publishedAt: "2026-10-12T08:30:00.000Z",
      },
    ]);
  });

  test("Atom en XHTML : les mots restent dans l’ordre, l’image se lit depuis l’article", async () => {
    expect(await readFileItems("atom-xhtml.xml")).toMatchObject([
      {
        title: "Le DPE de la grange",
        excerpt: "Des murs de soixante centimètres & un toit nu.",
        pictureSource: "https://thermicien.example/photos/grange.jpg",
      },
    ]);
  });

  test.each([
    ["iso-8859-1.xml", "Électricité : la mise à la terre oubliée", "Dès 1990, déjà."],
    ["windows-1252.xml", "L’amiante : cœur de métier…", "Comptez 90 € – sans surprise."],
  ])("%s", async (name, title, excerpt) => {
    expect(await readFileItems(name)).toMatchObject([{ title, excerpt }]);
  });

  test("aucun article", async () => {
    expect(await readFileItems("empty.xml")).toEqual([]);
  });
});

describe("flux bancal", () => {
  test("chaque fiche est valable, et les lignes perdues ont une raison", async () => {
    const items = await readFileItems("oddities.xml");
    for (const item of items) expect(feedItemSchema.parse(item)).toEqual(item);
    expect(items.map(({ title }) => title)).toEqual([
      "Gaz & sécurité",
      "L’amiante deux fois échappée",
      "Sans date",
      "Date insensée",
      "Venue du futur",
      "Un billet sans titre, mais pas sans mots.",
      "Le guide sonore",
      "Deux pièces jointes",
      "🏚️",
    ]);
  });

  test("le HTML, les scripts et les entités laissent un texte", async () => {
    const [gaz] = await readFileItems("oddities.xml");
    expect(gaz?.excerpt).toBe("Un détendeur périmé, c’est cinq minutes.");
  });

  test("dates absentes, insensées ou trop lointaines : sans date, en dernier", async () => {
    const dates = (await readFileItems("oddities.xml")).map(({ publishedAt }) => publishedAt);
    expect(dates.slice(0, 2)).toEqual(["2026-11-03T07:00:00.000Z", "2026-11-02T07:00:00.000Z"]);
    expect(dates.slice(2).every((date) => date === null)).toBe(true);
  });

  test("images : ni audio, ni SVG, ni data:, l’adresse relative depuis le lien", async () => {
    const items = await readFileItems("oddities.xml");
    const pictures = items.flatMap(({ pictureSource }) => pictureSource ?? []);
    expect(pictures).toEqual([
      "https://bancal.example/son/pochette.jpg",
      "https://images.bancal.example/jointe.png",
    ]);
  });

  test("un titre sans lettre a quand même une adresse", async () => {
    const last = (await readFileItems("oddities.xml")).at(-1);
    expect(last?.slug).toBe(last?.id);
  });
});

test("5 000 articles : les cinquante plus récents", async () => {
  const items = await readItems(buildFeed(5_000));
  expect(items).toHaveLength(50);
  expect(items[0]?.title).toBe("Visite n° 4999");
  expect(items[49]?.title).toBe("Visite n° 4950");
});

test("deux articles du même titre ou du même lien : le plus récent reste", async () => {
  const items = await readItems(
    channel(
      "<title>Loi Boutin</title><link>/ancien</link><pubDate>2026-01-01</pubDate>",
      "<title>Loi Boutin !</title><link>/nouveau</link><pubDate>2026-02-01</pubDate>",
      "<title>Autre</title><link>/nouveau</link><pubDate>2026-01-15</pubDate>",
    ),
  );
  expect(items.map(({ link }) => link)).toEqual(["https://flux.example/nouveau"]);
});

test("un lien relatif n’emporte ni le mot de passe ni la clé du flux", async () => {
  const feed = await parseFeed(
    "<rss><channel><item><title>A</title><link>#a</link></item><item><title>B</title><link>b</link></item></channel></rss>",
  );
  const items = toFeedItems(feed, "https://site:secret@flux.example/rss?cle=secret", NOW);
  expect(items.map(({ link }) => link)).toEqual([
    "https://flux.example/rss#a",
    "https://flux.example/b",
  ]);
});

describe("extrait et durée de lecture", () => {
  const read = async (description: string) => {
    const [item] = await readItems(
      channel(`<title>T</title><link>/t</link><description>${description}</description>`),
    );
    return item;
  };

  test("150 caractères tiennent sans points de suspension", async () => {
    expect((await read("a".repeat(150)))?.excerpt).toBe("a".repeat(150));
  });

  test("au-delà : 150 caractères au plus, puis les points, sans couper un signe", async () => {
    expect((await read("a".repeat(500)))?.excerpt).toBe(`${"a".repeat(150)}…`);
    const emoji = (await read(`a${"🏠".repeat(100)}`))?.excerpt;
    expect(emoji).toBe(`a${"🏠".repeat(74)}…`);
  });

  test.each([
    [0, 2],
    [1, 3],
    [1_000, 3],
    [1_001, 4],
    [12_500, 15],
  ])("%d caractères se lisent en %d minutes", async (length, minutes) => {
    expect((await read("a".repeat(length)))?.readTime).toBe(minutes);
  });
});

test.each([
  ["Le DPE et l’amiante", "dpe"],
  ["Audit ÉNERGÉTIQUE", "dpe"],
  ["Amiante, gaz et plomb", "amiante"],
  ["L’Électricien", "electricite"],
  ["Electric", "electricite"],
  ["Gaz avant plomb", "gaz"],
  ["Plomb : la loi", "plomb"],
  ["Réglementation thermique", "reglementation"],
  ["Ce que dit la loi", "reglementation"],
  ["Termites", "diagnostic-immobilier"],
  ["Energetique sans accent", "diagnostic-immobilier"],
])("« %s » va dans %s", (title, category) => {
  expect(toCategory(title)).toBe(category);
});

describe("toDate", () => {
  test.each([
    ["Mon, 09 Nov 2026 07:10:02 +0000", "2026-11-09T07:10:02.000Z"],
    ["9 Nov 26 07:10 GMT", "2026-11-09T07:10:00.000Z"],
    ["Mon, 09 Nov 2026 07:10:02 EST", "2026-11-09T12:10:02.000Z"],
    ["Mon, 09 Nov 2026 07:10:02 CET", "2026-11-09T06:10:02.000Z"],
    ["Mon, 06 Jul 2026 07:10:02 CEST", "2026-07-06T05:10:02.000Z"],
    ["lundi, 09 Nov 2026 07:10:02 +0100", "2026-11-09T06:10:02.000Z"],
    [" 2026-11-09T07:10:02.345+01:00\n", "2026-11-09T06:10:02.000Z"],
    ["2026-11-09T07:10:02Z", "2026-11-09T07:10:02.000Z"],
    ["2026-11-09 07:10:02", "2026-11-09T07:10:02.000Z"],
    ["2026-11-09", "2026-11-09T00:00:00.000Z"],
    ["2026-11-15T20:00:00Z", "2026-11-15T20:00:00.000Z"],
  ])("%s", (written, date) => {
    expect(toDate(written, NOW)).toBe(date);
  });

  test.each([
    "",
    "hier",
    "il y a 3 jours",
    "12",
    "mar 03/11/2026 - 09:30",
    "0000-00-00 00:00:00",
    "1970-01-01T00:00:00Z",
    "2026-13-01",
    "2026-11-09T25:00:00Z",
    "Mon, 09 Nov 2026 07:10:02 HEURE",
    "2026-11-16T00:00:01Z",
  ])("« %s » n’est pas une date", (written) => {
    expect(toDate(written, NOW)).toBeNull();
  });

  test.each(["UTC", "America/New_York"])("le fuseau du serveur (%s) n’y change rien", (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    expect(toDate("2026-11-09 07:10:02", NOW)).toBe("2026-11-09T07:10:02.000Z");
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
});
