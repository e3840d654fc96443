import { describe, expect, test } from "vitest";
import { adminRoutes } from "#lib/admin-routes";
import { isKeepableAnswer, isKeepablePath, listFiles, toHandling } from "#lib/offline/rules";
import { routes } from "#lib/routes";

const ORIGIN = "https://www.exemple.fr";

/** A navigation cannot be made by hand: only what the rule reads. */
const ask = (path: string, given: Partial<Request> = {}) =>
  ({
    url: new URL(path, ORIGIN).href,
    method: "GET",
    mode: "no-cors",
    headers: new Headers(),
    ...given,
  }) as Request;

describe("les demandes auxquelles le travailleur répond", () => {
  test.each([
    ["une page", ask("/services", { mode: "navigate" }), "page"],
    ["un fichier du build", ask("/_next/static/chunks/a.js"), "hashed-file"],
    ["un dessin", ask("/illustrations/house.svg"), "picture"],
    ["un envoi de formulaire", ask("/contact", { mode: "navigate", method: "POST" }), null],
    ["un autre site", ask("https://autre.fr/", { mode: "navigate" }), null],
    [
      "une partie de fichier",
      ask("/_next/static/a.js", { headers: new Headers({ range: "bytes=0-" }) }),
      null,
    ],
    ["les données d’une page", ask("/services?_rsc=abc", { mode: "cors" }), null],
    ["la session", ask(routes.session(), { mode: "cors" }), null],
  ])("%s", (_name, request, handling) => {
    expect(toHandling(request, ORIGIN)).toBe(handling);
  });
});

test.each([
  adminRoutes.articles(),
  adminRoutes.subscribersFile(),
  routes.auth(),
  routes.newPassword(),
  routes.account(),
  routes.session(),
  "/newsletter/desinscription",
  "/commune",
  routes.blog(),
  routes.simulator(),
])("%s n’est jamais gardé", (path) => {
  expect(isKeepablePath(path)).toBe(false);
});

test.each([routes.home(), routes.services(), routes.article("dpe"), "/authenticite"])(
  "%s peut être gardé",
  (path) => {
    expect(isKeepablePath(path)).toBe(true);
  },
);

describe("les réponses", () => {
  test("d’une page statique sont gardées", () => {
    const headers = { "cache-control": "s-maxage=31536000" };
    expect(isKeepableAnswer(new Response("", { headers }))).toBe(true);
  });

  test.each([
    ["introuvable", new Response("", { status: 404 })],
    ["en partie", new Response("", { status: 206 })],
    ["en panne", new Response("", { status: 503 })],
    ["pour une personne", new Response("", { headers: { "cache-control": "private, max-age=9" } })],
    ["à ne pas garder", new Response("", { headers: { "cache-control": "No-Store" } })],
    ["avec un cookie", new Response("", { headers: { "set-cookie": "a=1" } })],
  ])("%s ne le sont pas", (_name, answer) => {
    expect(isKeepableAnswer(answer)).toBe(false);
  });
});

test("les fichiers d’une page se lisent dans son HTML, une fois chacun", () => {
  const html = `<link rel="stylesheet" href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/b~1.js"></script>
    <script src="/_next/static/chunks/b~1.js"></script><img src="/illustrations/services/dpe.svg"><a href="/services">`;
  expect(listFiles(html)).toEqual([
    "/_next/static/chunks/a.css",
    "/_next/static/chunks/b~1.js",
    "/illustrations/services/dpe.svg",
  ]);
});
