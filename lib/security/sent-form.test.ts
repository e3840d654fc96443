import { expect, test } from "vitest";
import { toForm } from "#lib/security/sent-form";

test("un formulaire reste lui-même", () => {
  const form = new FormData();
  form.set("email", "jeanne@exemple.fr");
  expect(toForm(form)).toBe(form);
});

test.each([undefined, null, 1, "email", {}, { get: 1 }, []])(
  "%j compte pour un formulaire vide",
  (sent) => {
    expect([...toForm(sent)]).toEqual([]);
  },
);
