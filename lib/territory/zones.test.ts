import { describe, expect, test } from "vitest";
import { getCommune } from "#lib/territory/communes";
import { CALVADOS_MERULE_COMMUNES, getZones, REPORTED_MERULE_COMMUNES } from "#lib/territory/zones";

const zonesOf = (code: string) => getZones({ code, department: code.slice(0, 2) });
const TO_CHECK = "à vérifier en mairie ou en préfecture";

test("les codes des communes citées sont ceux de leur nom", () => {
  const cited = { ...CALVADOS_MERULE_COMMUNES, ...REPORTED_MERULE_COMMUNES };
  for (const [code, name] of Object.entries(cited)) expect(getCommune(code)?.name).toBe(name);
  expect(Object.keys(CALVADOS_MERULE_COMMUNES)).toHaveLength(18);
});

describe("termites", () => {
  test("toute la Sarthe est en zone depuis le 1er septembre 2026", () => {
    expect(zonesOf("72181").termites).toEqual({
      status: "in-zone",
      text: "Toute la Sarthe est en zone depuis le 1er septembre 2026 : l’état termites est dû à la vente.",
      decree: { label: "arrêté préfectoral du 12 décembre 2025", date: "2025-12-12" },
      reference: "CCH, L126-24",
      verifiedOn: "2026-11-15",
    });
  });

  test.each(["14118", "27528", "50129", "61001", "76540", "78646"])(
    "à %s, l’inconnu n’est pas une absence",
    (code) => {
      const { decree, status, text } = zonesOf(code).termites;
      expect(status).toBe("unknown");
      expect(decree).toBeUndefined();
      expect(text).toContain(TO_CHECK);
    },
  );

  test("les Yvelines ont des communes en zone, dont la liste est à vérifier", () => {
    expect(zonesOf("78646").termites.text).toContain("Certaines communes des Yvelines");
  });
});

describe("mérule", () => {
  test("une commune de l’arrêté du Calvados l’est par parcelle", () => {
    expect(zonesOf("14762").merule).toMatchObject({
      status: "partly",
      decree: { date: "2024-06-04" },
      reference: "CCH, L126-25, L131-3 et L271-4",
    });
  });

  test("une autre commune du Calvados n’est pas citée, sans promesse", () => {
    const { status, text } = zonesOf("14327").merule;
    expect(status).toBe("none-known");
    expect(text).toContain(TO_CHECK);
  });

  test("dans l’Orne, l’arrêté est cité et ses communes restent à vérifier", () => {
    const { decree, status, text } = zonesOf("61001").merule;
    expect(status).toBe("unknown");
    expect(decree?.date).toBe("2025-09-23");
    expect(text).toContain(TO_CHECK);
  });

  test("une source indirecte reste dite indirecte, sans arrêté", () => {
    expect(zonesOf("76758").merule.text).toContain("certains numéros de rue");
    for (const code of Object.keys(REPORTED_MERULE_COMMUNES)) {
      const { decree, status, text } = zonesOf(code).merule;
      expect(status).toBe("partly");
      expect(decree).toBeUndefined();
      expect(text).toContain("Une source indirecte");
    }
  });

  test.each(["27528", "50129", "72181", "76540", "78646"])("à %s, rien n’est établi", (code) => {
    const { decree, status, text } = zonesOf(code).merule;
    expect(status).toBe("unknown");
    expect(decree).toBeUndefined();
    expect(text).toContain(TO_CHECK);
  });
});
