import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd } from "#components/json-ld";

test("un texte qui fermerait le script reste du texte", () => {
  const graph = { name: "</script><script>alert(1)</script><!--" };
  const html = renderToStaticMarkup(<JsonLd graph={graph} />);
  expect(html).toBe(
    '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>\\u003c!--"}</script>',
  );
  const json = html.replace(/^<script[^>]*>|<\/script>$/g, "");
  expect(JSON.parse(json)).toEqual(graph);
});

test("les accents et les guillemets arrivent tels quels", () => {
  const html = renderToStaticMarkup(<JsonLd graph={{ name: 'L’« été » & "l\'hiver"' }} />);
  expect(html).toBe(
    '<script type="application/ld+json">{"name":"L’« été » & \\"l\'hiver\\""}</script>',
  );
});
