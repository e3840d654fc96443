import { emailHref, phoneHref } from "#lib/contact-links";
import { routes } from "#lib/routes";
import { expectNoFault } from "#tests/e2e/axe";
import { expect, test } from "#tests/e2e/fixtures";
import { content } from "#tests/e2e/site";

// What the browser and React say of the fault.
test.use({ expectedMessage: /Faute d’essai/ });

test("une faute de toute la page laisse le téléphone, l’e-mail et un nouvel essai", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // The shell of every page opens one.
  await page.addInitScript(() => {
    const { BroadcastChannel } = window;
    let isBroken = true;
    Object.assign(window, {
      repair: () => {
        isBroken = false;
      },
      BroadcastChannel: class extends BroadcastChannel {
        constructor(name: string) {
          if (isBroken) throw new Error("Faute d’essai");
          super(name);
        }
      },
    });
  });
  await page.goto(routes.contact());
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Cette page n’a pas pu s’afficher");
  await expect(page).toHaveTitle("Page indisponible");
  const { email, phone } = content.business;
  await expect(page.getByRole("link", { name: `Appeler le ${phone}` })).toHaveAttribute(
    "href",
    phoneHref(phone),
  );
  await expect(page.getByRole("link", { name: "Nous écrire" })).toHaveAttribute(
    "href",
    emailHref(email),
  );
  await expectNoFault(page, "page d’une faute");

  await page.evaluate(() => Reflect.get(window, "repair")());
  await page.getByRole("button", { name: "Réessayer" }).click();
  await expect(heading).not.toHaveText("Cette page n’a pas pu s’afficher");
});
