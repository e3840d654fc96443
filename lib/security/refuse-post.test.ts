import { expect, test } from "vitest";
import { refuseChange, refusePost } from "#lib/security/refuse-post";

const ask = (headers: Record<string, string>, method = "POST") =>
  refusePost(
    new Request("http://localhost/auth", {
      method,
      headers: { host: "www.exemple.fr", ...headers },
    }),
  );

const FORM_TYPE = "application/x-www-form-urlencoded";

const send = (headers: Record<string, string>, body: BodyInit) =>
  refusePost(
    new Request("http://localhost/auth", {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit),
  );

test.each([
  ["de ce site", { origin: "https://www.exemple.fr" }],
  [
    "derrière un relais",
    { host: "10.0.0.1", "x-forwarded-host": "www.exemple.fr", origin: "https://www.exemple.fr" },
  ],
  ["d’un programme, qui ne dit pas d’où il vient", {}],
  ["aussi long qu’il se peut", { "content-length": "1048576" }],
])("un formulaire %s se lit", async (_, headers) => {
  expect(await ask(headers)).toBeNull();
});

test.each(["https://autre.example", "null", "", "www.exemple.fr", "https://www.exemple.fr:8443"])(
  "un formulaire venu de « %s » est refusé, avec une phrase",
  async (origin) => {
    const response = await ask({ origin });
    expect(response?.status).toBe(403);
    expect(await response?.text()).toContain("vient d’un autre site");
  },
);

test("un formulaire trop long : 413, avec quoi faire", async () => {
  const response = await ask({ origin: "https://www.exemple.fr", "content-length": "1048577" });
  expect(response?.status).toBe(413);
  expect(response?.headers.get("Cache-Control")).toBe("no-store");
  expect(await response?.text()).toContain("raccourcissez-le");
});

test("lire une page n’est pas l’affaire de cette règle", async () => {
  expect(await ask({ origin: "https://autre.example" }, "GET")).toBeNull();
});

test("un formulaire dont la longueur n’est pas annoncée se mesure", async () => {
  const body = new Blob(["a=", "a".repeat(1_048_575)]).stream();
  expect((await send({ "content-type": FORM_TYPE }, body))?.status).toBe(413);
});

test("le formulaire jugé reste à lire", async () => {
  const request = new Request("http://localhost/auth", {
    method: "POST",
    body: new URLSearchParams({ email: "jeanne@exemple.fr" }),
  });
  expect(await refusePost(request)).toBeNull();
  expect((await request.formData()).get("email")).toBe("jeanne@exemple.fr");
});

test.each([
  ["sans séparateur", { "content-type": "multipart/form-data" }, "a"],
  ["coupé", { "content-type": "multipart/form-data; boundary=a" }, "--a\r\n"],
  ["d’une action qui n’en est pas une", { "content-type": FORM_TYPE }, "$ACTION_REF_1="],
  ["d’un script, sans action", { "next-action": "", "content-type": FORM_TYPE }, "0=[]"],
  ["d’un script, sans rien", { "next-action": "60ee", "content-type": FORM_TYPE }, ""],
  ["d’un script, mais en texte", { "next-action": "60ee", "content-type": "text/plain" }, "[]"],
])("un formulaire %s est illisible : 400, avec quoi faire", async (_, headers, body) => {
  const response = await send(headers, body);
  expect(response?.status).toBe(400);
  expect(await response?.text()).toContain("rouvrez la page");
});

test("ce qui n’est pas un formulaire est l’affaire de qui le reçoit", async () => {
  expect(await send({ "content-type": "application/json" }, "{")).toBeNull();
});

test.each(["GET", "HEAD"])("%s lit, partout", (method) => {
  expect(refuseChange(new Request("http://localhost/", { method }))).toBeNull();
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "%s ne va pas à ce qui se lit seulement",
  (method) => {
    const response = refuseChange(new Request("http://localhost/", { method }));
    expect(response?.status).toBe(405);
    expect(response?.headers.get("Allow")).toBe("GET, HEAD");
  },
);
