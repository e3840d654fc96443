import { expect, test } from "vitest";
import { allowsFrame, findFormFaults } from "#lib/go-live/quote-forms";
import { serve } from "#tests/mocks/serve";

const SITE = "https://www.exemple.fr";

test.each([
  [{}, true],
  [{ "X-Frame-Options": "DENY" }, false],
  [{ "X-Frame-Options": "SAMEORIGIN" }, false],
  [{ "Content-Security-Policy": "default-src 'self'" }, true],
  [{ "Content-Security-Policy": "frame-ancestors 'none'" }, false],
  [{ "Content-Security-Policy": "frame-ancestors 'self'" }, false],
  [{ "Content-Security-Policy": "frame-ancestors" }, false],
  [{ "Content-Security-Policy": "frame-ancestors *" }, true],
  [{ "Content-Security-Policy": "frame-ancestors https:" }, true],
  [{ "Content-Security-Policy": "frame-ancestors http:" }, false],
  [{ "Content-Security-Policy": "img-src *; frame-ancestors 'self' www.exemple.fr" }, true],
  [{ "Content-Security-Policy": "frame-ancestors https://www.exemple.fr" }, true],
  [{ "Content-Security-Policy": "frame-ancestors https://*.exemple.fr" }, true],
  [{ "Content-Security-Policy": "frame-ancestors https://*.xemple.fr" }, false],
  [{ "Content-Security-Policy": "frame-ancestors https://www.exemple.fr:8443" }, false],
  [{ "Content-Security-Policy": "frame-ancestors *, frame-ancestors 'none'" }, false],
  // The newer one wins.
  [{ "Content-Security-Policy": "frame-ancestors *", "X-Frame-Options": "DENY" }, true],
])("%j : %s", (headers, expected) => {
  expect(allowsFrame(new Headers(headers), SITE)).toBe(expected);
});

test("chaque formulaire est demandé pour de vrai", async () => {
  const origin = await serve(({ url }, response) => {
    if (url === "/refuse") response.setHeader("X-Frame-Options", "DENY");
    response.writeHead(url === "/absent" ? 404 : 200).end("<form></form>");
  });
  const at = (path: string) => origin + path;
  expect(
    await findFormFaults(
      [
        ["BON", at("/bon")],
        ["REFUSE", at("/refuse")],
        ["ABSENT", at("/absent")],
        ["ARRETE", "http://127.0.0.1:1/"],
        ["NON_REGLE", undefined],
      ],
      SITE,
    ),
  ).toEqual([
    { name: "REFUSE", reason: expect.stringContaining(`d’autoriser ${SITE}`) },
    { name: "ABSENT", reason: "répond 404" },
    { name: "ARRETE", reason: "ne répond pas" },
  ]);
});
