import { expect, test, vi } from "vitest";
import { countPolicyReports, getPolicyReportCount } from "#lib/security/policy-reports";
import { readLimitedText } from "#lib/security/read-limited-text";

const old = (blocked: string) =>
  JSON.stringify({ "csp-report": { "violated-directive": "script-src", "blocked-uri": blocked } });

test("compte les deux formes de rapport, et dit chaque sorte de refus une fois, sans adresse entière", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const before = getPolicyReportCount();
  const address = "https://pirate.example/a.js?mail=anne@exemple.fr";
  expect(countPolicyReports(old(address))).toBe(true);
  expect(countPolicyReports(old(address))).toBe(true);
  const report = {
    type: "csp-violation",
    body: { effectiveDirective: "img-src", blockedURL: "inline" },
  };
  expect(countPolicyReports(JSON.stringify([report, report]))).toBe(true);
  expect(getPolicyReportCount() - before).toBe(4);
  expect(warn.mock.calls).toEqual([
    [
      'Content-Security-Policy : refus {"directive":"script-src","source":"https://pirate.example"}',
    ],
    ['Content-Security-Policy : refus {"directive":"img-src","source":"inline"}'],
  ]);
});

test.each(["", "{", "[1]", "null", '{"csp-report":{}}', '[{"type":"deprecation","body":{}}]'])(
  "« %s » n’est pas un rapport",
  (text) => {
    expect(countPolicyReports(text)).toBe(false);
  },
);

test("un corps trop long n’est pas lu jusqu’au bout", async () => {
  const post = (body: string) => new Request("http://site/", { method: "POST", body });
  expect(await readLimitedText(post("é".repeat(5)), 10)).toBe("ééééé");
  expect(await readLimitedText(post("é".repeat(5)), 9)).toBeNull();
  expect(await readLimitedText(new Request("http://site/"), 9)).toBe("");
});
