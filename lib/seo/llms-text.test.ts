import { expect, test } from "vitest";
import { routes } from "#lib/routes";
import { buildLlmsText } from "#lib/seo/llms-text";
import { listSitePages } from "#lib/seo/site-pages";
import { loadContent } from "#scripts/load-content";

const ORIGIN = "https://www.exemple.fr";
const content = await loadContent();
const text = buildLlmsText(content, ORIGIN);

test("chaque page à indexer y est une fois, avec son titre", () => {
  const links = [...text.matchAll(/^- \[(.+)\]\((\S+)\) : \S/gm)].map(([, title, address]) => ({
    title,
    address,
  }));
  const expected = listSitePages(content).map(({ path, title }) => ({
    title,
    address: new URL(path, ORIGIN).href,
  }));
  const byAddress = (a: { address?: string }, b: { address?: string }) =>
    (a.address ?? "").localeCompare(b.address ?? "");
  expect(links.toSorted(byAddress)).toEqual(expected.toSorted(byAddress));
});

test("dit d’un diagnostic son prix, sa durée et sa validité", () => {
  const dpe = content.services.find(({ slug }) => slug === "dpe");
  const line = text.split("\n").find((one) => one.includes(`${ORIGIN}${routes.service("dpe")})`));
  expect(line).toContain("80");
  expect(line).toContain(dpe?.duration);
  expect(line).toContain(dpe?.validity);
});

test("commence par le nom, puis ce que fait le cabinet", () => {
  expect(text.split("\n").slice(0, 3)).toEqual([
    `# ${content.business.name}`,
    "",
    `> ${content.home.seo.description}`,
  ]);
});
