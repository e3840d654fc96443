import { describe, expect, test } from "vitest";
import { isActionReadable } from "#lib/security/action-call";

function toForm(entries: ReadonlyArray<readonly [string, string | File]>): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

const ID = ["$ACTION_1:0", '{"id":"60ee8617","bound":"$@1"}'] as const;
const REF = ["$ACTION_REF_1", ""] as const;
const STATE = [
  "$ACTION_1:1",
  '[{"typed":{"email":"$$5","name":"$undefined"},"fault":null}]',
] as const;

describe("un formulaire sans script", () => {
  test.each([
    ["avec l’action et l’état de sa page", [REF, ID, STATE, ["email", "$1"]]],
    [
      "sans action, que Next.js ne cherche pas",
      [
        ["email", "a"],
        ["$ACTION_KEY", "k"],
      ],
    ],
    ["avec une action par son seul nom", [["$ACTION_ID_60ee8617", ""]]],
  ] as const)("%s se lit", (_, entries) => {
    expect(isActionReadable(toForm(entries), false)).toBe(true);
  });

  test.each([
    ["l’action manque", [REF, STATE]],
    ["l’état manque", [REF, ID]],
    ["l’action est deux fois là", [REF, ID, ID, STATE]],
    ["l’action n’a pas de nom", [REF, ["$ACTION_1:0", '{"bound":"$@1"}'], STATE]],
    ["l’action n’est pas du JSON", [REF, ["$ACTION_1:0", "$"], STATE]],
    ["l’action renvoie ailleurs", [REF, ["$ACTION_1:0", '{"id":"a","bound":"$@7"}'], STATE]],
    ["l’action est un fichier", [REF, ["$ACTION_1:0", new File(["{}"], "a")], STATE]],
    ["l’état n’est pas une liste", [REF, ID, ["$ACTION_1:1", "null"]]],
    ["l’état tourne en rond", [REF, ID, ["$ACTION_1:1", '["$1"]']]],
    ["l’état renvoie à lui-même", [REF, ID, ["$ACTION_1:1", '["$@1"]']]],
    ["un nombre est sans fin", [REF, ID, ["$ACTION_1:1", `["$n${"9".repeat(2_000)}"]`]]],
    ["une seconde action est vide", [REF, ID, STATE, ["$ACTION_REF_2", ""]]],
    ["le nom de l’action est coupé", [["$ACTION_REF_\n", ""]]],
  ] as const)("%s : illisible", (_, entries) => {
    expect(isActionReadable(toForm(entries), false)).toBe(false);
  });
});

describe("un formulaire envoyé par les scripts", () => {
  test.each(['["$undefined","$K1"]', '[{"fault":null},"$K1"]', "[]", '["$$K1"]'])(
    "%s se lit",
    (args) => {
      expect(
        isActionReadable(
          toForm([
            ["0", args],
            ["1_email", "$9"],
          ]),
          true,
        ),
      ).toBe(true);
    },
  );

  test.each([
    "",
    "null",
    "[",
    '"$K1"',
    '["$K9"]',
    '["$1"]',
    '["$@1"]',
    '["$1:__proto__:then"]',
    "[".repeat(3_000),
  ])("%s : illisible", (args) => {
    expect(isActionReadable(toForm([["0", args]]), true)).toBe(false);
  });

  test("un nom avec un caractère de commande : illisible", () => {
    const args = ["0", "[]"] as const;
    expect(isActionReadable(toForm([args, ["1_\0", ""]]), true)).toBe(false);
    expect(isActionReadable(toForm([args, ["1_image", new File([""], "a\u001b.png")]]), true)).toBe(
      false,
    );
  });

  test("rien, ou deux fois quelque chose : illisible", () => {
    expect(isActionReadable(toForm([["1_email", "a"]]), true)).toBe(false);
    expect(
      isActionReadable(
        toForm([
          ["0", "[]"],
          ["0", "[]"],
        ]),
        true,
      ),
    ).toBe(false);
  });
});
