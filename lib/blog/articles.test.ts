import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import {
  getArticle,
  listArticlePictures,
  listArticles,
  listSitemapEntries,
} from "#lib/blog/articles";
import { subscribeToNewsletter } from "#lib/blog/newsletter";
import { toAddressId } from "#lib/remote/addresses";
import { routes } from "#lib/routes";
import { DataUnavailableError } from "#lib/supabase/data-unavailable-error";

vi.mock("server-only", () => ({}));

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function setBackend(url: string): void {
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_URL", url);
  vi.stubEnv("NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY", "sb_publishable_0123456789abcdef");
}

/** @returns how many requests came. */
async function serve(listener: RequestListener): Promise<() => number> {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  setBackend(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => count;
}

const answer =
  (status: number, body: unknown): RequestListener =>
  (_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
  };

const READS = [
  ["un article", () => getArticle("dpe"), 1_500],
  ["la liste", () => listArticles({ query: "", category: null, page: 1, newsItems: [] }), 1_500],
  ["les adresses", () => listSitemapEntries(), 1_500],
  ["les images d’un article", () => listArticlePictures("dpe"), 5_000],
  [
    "une inscription",
    () => subscribeToNewsletter({ email: "a@exemple.fr", textVersion: "1" }),
    5_000,
  ],
] as const;

test.each(READS)("%s : aucun backend configuré est une panne", async (_, read) => {
  await expect(read()).rejects.toThrow(DataUnavailableError);
});

test.each(READS)("%s : un backend absent est une panne", async (_, read) => {
  setBackend("http://127.0.0.1:1");
  await expect(read()).rejects.toThrow(DataUnavailableError);
});

test.each(READS)("%s : une mauvaise clé est une panne", async (_, read) => {
  await serve(answer(401, { message: "Invalid API key" }));
  await expect(read()).rejects.toThrow(/401.*Invalid API key/);
  await expect(read()).rejects.toThrow(DataUnavailableError);
});

test.each(READS)("%s : une erreur du backend est une panne, sans second essai", async (_, read) => {
  const countRequests = await serve(answer(503, { message: "down" }));
  await expect(read()).rejects.toThrow(DataUnavailableError);
  expect(countRequests()).toBe(1);
});

test.each(READS)(
  "%s : un backend muet est une panne une fois le délai passé",
  async (_, read, patienceMs) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const delays: number[] = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation((delay) => {
      delays.push(delay);
      return timeout(20);
    });
    await serve(() => {});
    await expect(read()).rejects.toThrow(DataUnavailableError);
    expect(delays).toEqual([patienceMs]);
  },
);

test("un backend qui vient de se taire n’est pas attendu une seconde fois", async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(20));
  const countRequests = await serve(() => {});
  await expect(getArticle("dpe")).rejects.toThrow(DataUnavailableError);
  await expect(getArticle("dpe")).rejects.toThrow(DataUnavailableError);
  expect(countRequests()).toBe(1);
});

test("une ligne qui n’a pas la forme attendue n’est ni un article ni une absence", async () => {
  await serve(answer(200, [{ slug: "dpe", title: 5 }]));
  await expect(getArticle("dpe")).rejects.toThrow("title");
});

const ROW = {
  id: "1",
  slug: "dpe",
  title: "Le DPE",
  excerpt: "Un extrait.",
  category: "dpe",
  image_url: "https://exemple.fr/a.png",
  published_at: "2026-11-20T10:00:00+00:00",
  updated_at: "2026-11-20T10:00:00+00:00",
  read_time: 3,
  content: '<p><img src="https://exemple.fr/b.png"></p>',
};

test("les images d’autres sites se montrent depuis celui-ci, et se retrouvent", async () => {
  await serve(answer(200, ROW));
  const article = await getArticle("dpe");
  const [own = "", body = "", ...others] = await listArticlePictures("dpe");
  expect([own, body, ...others]).toEqual(["https://exemple.fr/a.png", "https://exemple.fr/b.png"]);
  expect(article?.imageUrl).toBe(routes.articlePicture("dpe", toAddressId(own)));
  expect(article?.bodyHtml).toContain(`src="${routes.articlePicture("dpe", toAddressId(body))}"`);
});

test.each([
  ["/illustrations/a.svg", "/illustrations/a.svg"],
  [null, null],
  ["https:///a.png", null],
])("une image %s se montre ainsi : %s", async (image_url, shown) => {
  await serve(answer(200, { ...ROW, image_url }));
  expect((await getArticle("dpe"))?.imageUrl).toBe(shown);
});

test("une carte du flux garde son image ; celle d’un article passe par le site", async () => {
  const { content: _, updated_at: __, ...card } = ROW;
  const fromFeed = { ...card, slug: "gaz", image_url: "/api/feed/images/1", link: "https://a.fr/" };
  await serve(
    answer(200, {
      cards: [{ ...card, link: null }, fromFeed],
      total: 2,
      is_total_exact: true,
      category_counts: { dpe: 2 },
      featured: [],
    }),
  );
  const { cards } = await listArticles({ query: "", category: null, page: 1, newsItems: [] });
  expect(cards.map(({ imageUrl }) => imageUrl)).toEqual([
    routes.articlePicture("dpe", toAddressId(ROW.image_url)),
    "/api/feed/images/1",
  ]);
});
