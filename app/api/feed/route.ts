import { getNews, type NewsItem } from "#lib/news/news";

export const dynamic = "force-dynamic";

const CACHE_CONTROL = "public, max-age=60, stale-while-revalidate=600";

function toJson({ imageUrl, publishedAt, readTime, ...item }: NewsItem) {
  return { ...item, image_url: imageUrl, published_at: publishedAt, read_time: readTime };
}

/** `{ items, fetchedAt, stale }`; 200 with no items when there is no feed, or no copy of it yet. */
export async function GET(): Promise<Response> {
  const { items, ...news } = await getNews();
  return Response.json(
    { items: items.map(toJson), ...news },
    { headers: { "Cache-Control": news.fetchedAt === null ? "no-store" : CACHE_CONTROL } },
  );
}
