import { expect, test } from "vitest";
import { refusePost } from "#lib/security/refuse-post";

const ask = (headers: Record<string, string>, method = "POST") =>
  refusePost(
    new Request("http://localhost/auth", {
      method,
      headers: { host: "www.exemple.fr", ...headers },
    }),
  );

test.each([
  ["de ce site", { origin: "https://www.exemple.fr" }],
  [
    "derrière un relais",
    { host: "10.0.0.1", "x-forwarded-host": "www.exemple.fr", origin: "https://www.exemple.fr" },
  ],
  ["d’un programme, qui ne dit pas d’où il vient", {}],
  ["aussi long qu’il se peut", { "content-length": "1048576" }],
])("un formulaire %s se lit", (_, headers) => {
  expect(ask(headers)).toBeNull();
});

test.each(["https://autre.example", "null", "", "www.exemple.fr", "https://www.exemple.fr:8443"])(
  "un formulaire venu de « %s » est refusé, avec une phrase",
  async (origin) => {
    const response = ask({ origin });
    expect(response?.status).toBe(403);
    expect(await response?.text()).toContain("vient d’un autre site");
  },
);

test("un formulaire trop long : 413, avec quoi faire", async () => {
  const response = ask({ origin: "https://www.exemple.fr", "content-length": "1048577" });
  expect(response?.status).toBe(413);
  expect(response?.headers.get("Cache-Control")).toBe("no-store");
  expect(await response?.text()).toContain("raccourcissez-le");
});

test("lire une page n’est pas l’affaire de cette règle", () => {
  expect(ask({ origin: "https://autre.example" }, "GET")).toBeNull();
});
