import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { listPageNumbers, Pagination } from "#components/ui/pagination";

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, null, 9]],
  [5, 9, [1, null, 3, 4, 5, 6, 7, null, 9]],
  [9, 9, [1, null, 7, 8, 9]],
  [4, 9, [1, 2, 3, 4, 5, 6, null, 9]],
])("page %d sur %d : %j", (page, pageCount, numbers) => {
  expect(listPageNumbers(page, pageCount)).toEqual(numbers);
});

test("rien pour une seule page", () => {
  expect(
    renderToStaticMarkup(<Pagination page={1} pageCount={1} hrefOf={(page) => `?page=${page}`} />),
  ).toBe("");
});

test("la page précédente n’est pas un lien sur la première", () => {
  const html = renderToStaticMarkup(
    <Pagination page={1} pageCount={3} hrefOf={(page) => `?page=${page}`} />,
  );
  expect(html).toContain('aria-disabled="true"');
  expect(html).toContain('href="?page=2"');
});
