import { describe, expect, test } from "vitest";
import { authSchemas, findFault, readAuthForm, readTyped } from "#lib/auth/forms";

function toForm(fields: Readonly<Record<string, string | string[]>>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  return form;
}

const EMAIL = "jeanne@exemple.fr";
const DOMAIN = "@exemple.fr";
const longEmail = (length: number) => `${"a".repeat(length - DOMAIN.length)}${DOMAIN}`;

describe("se connecter", () => {
  test.each<[string, Record<string, string | string[]>, string, string]>([
    ["rien", {}, "email", "Invalid email format"],
    [
      "adresse sans arobase",
      { email: "jeanne", password: "secret1" },
      "email",
      "Invalid email format",
    ],
    ["espaces", { email: ` ${EMAIL} `, password: "secret1" }, "email", "Invalid email format"],
    ["émoji", { email: "🏠@exemple.fr", password: "secret1" }, "email", "Invalid email format"],
    [
      "marque de droite à gauche",
      { email: `\u202E${EMAIL}`, password: "secret1" },
      "email",
      "Invalid email format",
    ],
    ["SQL", { email: "' or 1=1 --", password: "secret1" }, "email", "Invalid email format"],
    [
      "adresse de 256 caractères",
      { email: longEmail(256), password: "secret1" },
      "email",
      "Email too long",
    ],
    [
      "mot de passe de 5 caractères",
      { email: EMAIL, password: "12345" },
      "password",
      "Password must be at least 6 characters",
    ],
    [
      "mot de passe de 129 caractères",
      { email: EMAIL, password: "a".repeat(129) },
      "password",
      "Password too long",
    ],
    [
      "champ doublé : le premier compte",
      { email: ["faux", EMAIL], password: "secret1" },
      "email",
      "Invalid email format",
    ],
    [
      "les deux faux : le premier seul",
      { email: "faux", password: "1" },
      "email",
      "Invalid email format",
    ],
  ])("%s", (_, fields, field, text) => {
    expect(findFault("signIn", toForm(fields))).toEqual({
      field,
      title: "Erreur de validation",
      text,
      isEnglish: true,
    });
  });

  test.each([
    ["255 caractères d’adresse", longEmail(255), "secret1"],
    ["6 caractères de mot de passe", EMAIL, "123456"],
    ["128 caractères de mot de passe", EMAIL, "a".repeat(128)],
    ["mot de passe d’espaces et d’émojis", EMAIL, "  🏠🏠  "],
  ])("accepte %s", (_, email, password) => {
    const request = readAuthForm(authSchemas.signIn, toForm({ email, password }));
    expect(request).toEqual({ values: { email, password } });
  });

  test("un fichier à la place d’un texte ne vaut rien", () => {
    const form = toForm({ password: "secret1" });
    form.append("email", new File(["x"], "x.txt"));
    expect(findFault("signIn", form)?.text).toBe("Invalid email format");
  });

  test("un mégaoctet se lit sans attendre", () => {
    for (const text of ["a".repeat(1e6), `a@${"a.".repeat(5e5)}`, "@".repeat(1e6)])
      expect(findFault("signIn", toForm({ email: text, password: text }))?.field).toBe("email");
  });
});

describe("s’inscrire", () => {
  const valid = { email: EMAIL, password: "Colombage1", fullName: "Jeanne Le Goff" };

  test.each<[string, Partial<typeof valid>, string, string]>([
    ["7 caractères", { password: "Colom1a" }, "password", "Password must be at least 8 characters"],
    ["129 caractères", { password: `Aa1${"a".repeat(126)}` }, "password", "Password too long"],
    [
      "sans majuscule",
      { password: "colombage1" },
      "password",
      "Password must contain an uppercase letter",
    ],
    [
      "sans minuscule",
      { password: "COLOMBAGE1" },
      "password",
      "Password must contain a lowercase letter",
    ],
    ["sans chiffre", { password: "Colombages" }, "password", "Password must contain a number"],
    ["nom d’une lettre", { fullName: " J " }, "fullName", "Name must be at least 2 characters"],
    ["nom d’espaces", { fullName: "     " }, "fullName", "Name must be at least 2 characters"],
    ["nom de 101 lettres", { fullName: "J".repeat(101) }, "fullName", "Name too long"],
    [
      "tout est faux : l’adresse d’abord",
      { email: "", password: "", fullName: "" },
      "email",
      "Invalid email format",
    ],
    [
      "mot de passe et nom faux",
      { password: "a", fullName: "" },
      "password",
      "Password must be at least 8 characters",
    ],
  ])("%s", (_, change, field, text) => {
    expect(findFault("signUp", toForm({ ...valid, ...change }))).toMatchObject({ field, text });
  });

  test("le nom perd ses espaces autour", () => {
    expect(
      readAuthForm(authSchemas.signUp, toForm({ ...valid, fullName: "  Jeanne Le Goff " })),
    ).toEqual({ values: valid });
  });
});

test("ce qui revient dans le formulaire : jamais un mot de passe, jamais un livre", () => {
  const typed = readTyped(
    toForm({ email: "a".repeat(5_000), fullName: "Jeanne", password: "Colombage1" }),
  );
  expect(typed).toEqual({ email: "a".repeat(1_000), fullName: "Jeanne" });
});
