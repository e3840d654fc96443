import type { AnchorHTMLAttributes, ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { NavigationLink } from "#components/layout/navigation-link";

vi.mock("next/navigation", () => ({ usePathname: () => "/services" }));

type Link = ReactElement<AnchorHTMLAttributes<HTMLAnchorElement>>;

const renderLink = (target: string) =>
  NavigationLink({ target, children: "Lien", className: "lien" }) as Link;

/** Clicks the link in a page where `selectors` find an element. */
function click(link: Link, selectors: readonly string[]) {
  const element = { scrollIntoView: vi.fn() };
  const preventDefault = vi.fn();
  vi.stubGlobal("document", {
    querySelector: (selector: string) => (selectors.includes(selector) ? element : null),
  });
  link.props.onClick?.({ preventDefault } as never);
  return {
    scrolled: element.scrollIntoView.mock.calls.length,
    prevented: preventDefault.mock.calls.length,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("une cible qui commence par « / » est une adresse, marquée quand on y est", () => {
  expect(renderLink("/services").props).toMatchObject({
    href: "/services",
    "aria-current": "page",
  });
  expect(renderLink("/contact").props["aria-current"]).toBeUndefined();
});

test.each(["#contact", ".avis"])("la cible %s est un endroit où la page défile", (target) => {
  expect(click(renderLink(target), [target])).toEqual({ scrolled: 1, prevented: 1 });
});

test("sans cet endroit dans la page, le lien garde son effet", () => {
  expect(click(renderLink("#contact"), [])).toEqual({ scrolled: 0, prevented: 0 });
});

test("sans JavaScript, le lien mène au repère, ou au contenu", () => {
  expect(renderLink("#contact").props.href).toBe("#contact");
  expect(renderLink(".avis").props.href).toBe("#contenu");
});
