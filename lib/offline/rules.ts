import { requestPages, routes } from "#lib/routes";

/** The version of what they hold: a build whose kept answers are of another kind changes it. */
export const PAGES_CACHE = "pages-1";
export const FILES_CACHE = "files-1";

/** The page shown in place of one that was never read, and what it needs: one cache per build. */
export const offlineCache = (version: string) => `offline-${version}`;

/** What a worker does with a request; `null`: it leaves it to the browser. */
export type Handling = "page" | "hashed-file" | "picture" | null;

/** Answers that belong to one person, or change with each question. */
const NEVER_KEPT = [
  routes.admin(),
  "/api",
  routes.auth(),
  routes.account(),
  "/newsletter",
  new URL(routes.commune(""), "https://site.invalid").pathname,
  routes.validity(),
];

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Whether a copy of that page may ever be kept; its answer may still refuse. */
export function isKeepablePath(path: string): boolean {
  return !requestPages.includes(path) && !NEVER_KEPT.some((folder) => isWithin(path, folder));
}

/** @param origin of the site */
export function toHandling(request: Request, origin: string): Handling {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin || request.headers.has("range"))
    return null;
  if (request.mode === "navigate") return "page";
  if (isWithin(url.pathname, "/_next/static")) return "hashed-file";
  return isWithin(url.pathname, "/illustrations") ? "picture" : null;
}

/**
 * Whether the site lets its answer be kept. Browsers hide Set-Cookie from workers: a test holds
 * that every answer with a cookie is also closed by its path or its Cache-Control.
 */
export function isKeepableAnswer({ headers, redirected, status, type }: Response): boolean {
  return (
    status === 200 &&
    // « default » is what Node.js calls the answers that tests make.
    (type === "basic" || type === "default") &&
    !redirected &&
    !headers.has("set-cookie") &&
    !/\b(private|no-store)\b/i.test(headers.get("cache-control") ?? "")
  );
}

export function isPage(answer: Response): boolean {
  return answer.headers.get("content-type")?.startsWith("text/html") ?? false;
}

/** Paths of the scripts, styles, fonts and drawings that a page's HTML names, each once. */
export function listFiles(html: string): string[] {
  const found = html.matchAll(
    /["'](\/(?:_next\/static|illustrations)\/[\w./~%-]+\.(?:js|css|woff2|svg))/g,
  );
  return [...new Set([...found].flatMap(([, path]) => path ?? []))];
}
