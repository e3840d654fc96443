import fc from "fast-check";
import { routes } from "#lib/routes";
import type { Sent } from "#scripts/fuzz/exchange";
import type { Form } from "#scripts/fuzz/forms";
import {
  hostileName,
  hostileText,
  hostileValue,
  MARK,
  toAddressPart,
  toHeaderValue,
} from "#scripts/fuzz/hostile";

type Who = Sent["as"];

/** What requests are made of: the site as the run finds it. */
export type World = {
  /** Host and port. */
  host: string;
  addresses: readonly string[];
  forms: ReadonlyArray<Form & { as: Who }>;
  /** A session cookie of each who has one. */
  cookies: Readonly<Record<Who, string>>;
};

type Header = readonly [name: string, value: string];

const ROLES: readonly Who[] = ["visitor", "visitor", "visitor", "member", "admin"];

/** Signing out would end the session that the run still needs. */
const toWho = (as: Who, target: string): Who =>
  target.includes(routes.signOut().slice(1)) ? "visitor" : as;

type Draft = {
  kind: string;
  method?: string;
  target: string;
  headers?: readonly Header[];
  body?: Buffer;
  as?: Who;
};

/** The bytes of a well-formed request around hostile parts. */
function toSent(
  { host, cookies }: World,
  {
    as: asked = "visitor",
    body = Buffer.alloc(0),
    headers = [],
    kind,
    method = "GET",
    target,
  }: Draft,
): Sent {
  const as = toWho(asked, target);
  const given = new Set(headers.map(([name]) => name.toLowerCase()));
  const all: Header[] = [
    ...(given.has("host") ? [] : [["Host", host] as const]),
    ["Connection", "close"],
    ...(cookies[as] === "" || given.has("cookie") ? [] : [["Cookie", cookies[as]] as const]),
    ...headers,
    ...(body.length > 0 ? [["Content-Length", String(body.length)] as const] : []),
  ];
  const lines = all.map(([name, value]) => `${name}: ${toHeaderValue(value)}`);
  return {
    kind,
    as,
    head: `${[`${method} ${target} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`,
    body,
  };
}

const who = fc.constantFrom(...ROLES);

/** Known parameters with hostile values, some of them twice, some unknown. */
function hostileQuery(address: string): fc.Arbitrary<string> {
  const names = [...new URL(address, "http://site").searchParams.keys()];
  const name =
    names.length === 0
      ? hostileName
      : fc.oneof(fc.constantFrom(...names), fc.constantFrom(...names), hostileName);
  const pair = fc
    .tuple(name, fc.constantFrom("", "[]", "[0]", "[__proto__]"), hostileValue, fc.boolean())
    .map(
      ([key, suffix, value, isRaw]) =>
        `${toAddressPart(key, isRaw)}${suffix}=${toAddressPart(value, isRaw)}`,
    );
  return fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join("&").slice(0, 12_000));
}

function hostilePath(address: string): fc.Arbitrary<string> {
  const { pathname } = new URL(address, "http://site");
  const segments = pathname.split("/").slice(1);
  const part = fc
    .tuple(hostileText, fc.boolean())
    .map(([text, isRaw]) => toAddressPart(text, isRaw).slice(0, 4_000));
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant(pathname) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.nat({ max: segments.length - 1 }), part)
        .map(([at, text]) => `/${segments.with(at, text).join("/")}`),
    },
    { weight: 1, arbitrary: part.map((text) => `${pathname}/${text}`) },
    { weight: 1, arbitrary: part.map((text) => `/${text}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        `${pathname}/`,
        `/${pathname}`,
        `//${MARK}.invalid${pathname}`,
        `/\\${MARK}.invalid${pathname}`,
        `/.${pathname}`,
        pathname.toUpperCase(),
        `${pathname};a=b`,
        `${pathname}.rsc`,
        `${pathname}.txt`,
        `${pathname}.segments/_tree.segment.rsc`,
        `/_next/data/x${pathname}.json`,
        pathname.replace("/", "/%2F"),
        pathname.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      ),
    },
  );
}

const buildAddress = (world: World) =>
  fc
    .constantFrom(...world.addresses)
    .chain((address) => fc.tuple(hostilePath(address), hostileQuery(address)))
    .map(([path, query]) => (query === "" ? path : `${path}?${query}`));

const addressRequest = (world: World) =>
  fc
    .tuple(buildAddress(world), fc.constantFrom("GET", "GET", "GET", "HEAD"), who)
    .map(([target, method, as]) => toSent(world, { kind: "adresse", target, method, as }));

/** Those that Next.js, proxies and browsers give a meaning to. */
const HEADER_NAMES = [
  "RSC",
  "Next-Router-State-Tree",
  "Next-Router-Prefetch",
  "Next-Router-Segment-Prefetch",
  "Next-Url",
  "Next-Action",
  "Next-HMR-Refresh",
  "Next-Request-Id",
  "Next-Html-Request-Id",
  "Next-Resume",
  "x-nextjs-data",
  "x-nextjs-request-id",
  "x-nextjs-rewritten-path",
  "x-nextjs-rewritten-query",
  "x-nextjs-postponed",
  "x-next-cache-tags",
  "x-next-revalidate-tag-token",
  "x-next-revalidated-tags",
  "x-prerender-revalidate",
  "x-prerender-revalidate-if-generated",
  "x-matched-path",
  "x-invoke-path",
  "x-invoke-status",
  "x-invoke-query",
  "x-invoke-output",
  "x-invoke-error",
  "x-now-route-matches",
  "x-middleware-subrequest",
  "x-middleware-subrequest-id",
  "x-middleware-rewrite",
  "x-middleware-next",
  "x-middleware-redirect",
  "x-middleware-refresh",
  "x-middleware-prefetch",
  "x-middleware-set-cookie",
  "x-middleware-override-headers",
  "x-middleware-request-cookie",
  "x-action-forwarded",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
  "x-original-url",
  "x-rewrite-url",
  "x-http-method-override",
  "x-url-scheme",
  "Host",
  "Origin",
  "Referer",
  "User-Agent",
  "Accept",
  "Accept-Language",
  "Range",
  "If-None-Match",
  "If-Modified-Since",
  "If-Match",
  "If-Range",
  "Cache-Control",
  "Pragma",
  "Content-Type",
  "Authorization",
  "Content-Security-Policy",
  "x-nonce",
  "apikey",
  "Cookie",
  "Purpose",
  "Sec-Purpose",
  "Sec-Fetch-Mode",
  "Sec-Fetch-Site",
  "Date",
  "Via",
  "TE",
  "Max-Forwards",
  "Accept-Charset",
  "x-fuzz",
] as const;

const TREE = JSON.stringify(["", { children: ["__PAGE__", {}] }, null, null, true]);

const headerValue = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "1",
      "",
      "null",
      TREE,
      encodeURIComponent(TREE),
      encodeURIComponent('["",{"children":[["slug","x","d"],{}]}]'),
      encodeURIComponent("[".repeat(2_000)),
      encodeURIComponent('{"__proto__":1}'),
      "/_tree",
      "/_index",
      "/$d$slug",
      "middleware:middleware:middleware:middleware:middleware",
      "src/middleware:src/middleware",
      "127.0.0.1, ::1",
      "https",
      "http://[::1",
      "localhost:99999",
      "bytes=0-0,-1,5-",
      `W/"${"a".repeat(500)}"`,
      "text/x-component",
      "*/*;q=9",
      "fr;q=",
      "Thu, 99 Foo 2026 99:99:99 GMT",
      "Bearer eyJhbGciOiJub25lIn0.e30.",
      "'nonce-\"><'",
      "0".repeat(40),
      "7f".repeat(21),
      "TRACE",
    ),
  },
  { weight: 1, arbitrary: hostileText.map((text) => (text || "a").repeat(500).slice(0, 6_000)) },
);

const headerRequest = (world: World) => {
  const ids = world.forms.flatMap(({ actionId }) => actionId ?? []);
  const header = fc.oneof(
    { weight: 9, arbitrary: fc.tuple(fc.constantFrom(...HEADER_NAMES), headerValue) },
    { weight: 1, arbitrary: fc.tuple(fc.constant("Next-Action"), fc.constantFrom("00", ...ids)) },
  );
  return fc
    .tuple(
      fc.constantFrom(...world.addresses),
      fc.uniqueArray(header, { minLength: 1, maxLength: 5, selector: ([name]) => name }),
      fc.constantFrom("GET", "GET", "GET", "HEAD", "POST"),
      who,
    )
    .map(([target, headers, method, as]) =>
      toSent(world, { kind: "en-têtes", target, headers, method, as }),
    );
};

const encodeCookie = (value: unknown) =>
  `base64-${Buffer.from(JSON.stringify(value)).toString("base64url")}`;

/** A token that looks right, signed by nobody. */
const forgeToken = (claims: object, header: object = { alg: "HS256", typ: "JWT" }) =>
  [header, claims, { a: 1 }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");

const FORGED = [
  encodeCookie({
    access_token: forgeToken({ sub: MARK, exp: 4_000_000_000, role: "service_role" }),
    refresh_token: "x",
    expires_at: 4_000_000_000,
    user: { email: `<${MARK}>` },
  }),
  encodeCookie({
    access_token: forgeToken({ exp: 1 }),
    refresh_token: "x",
    expires_at: 1,
    token_type: "bearer",
  }),
  encodeCookie({
    access_token: forgeToken({ sub: "a", exp: 4_000_000_000 }, { alg: "none" }),
    refresh_token: "",
    expires_at: "NaN",
  }),
  encodeCookie({
    access_token: forgeToken({}, { alg: "ES256", kid: "../../x" }),
    refresh_token: "x",
    expires_at: 4_000_000_000,
  }),
  encodeCookie({ access_token: 1, refresh_token: null, expires_at: {}, user: [] }),
  encodeCookie({ access_token: "a.b.c", refresh_token: "a", expires_at: 4_000_000_000 }),
  encodeCookie([]),
  encodeCookie(null),
  encodeCookie("text"),
  encodeCookie(0),
  encodeCookie({}),
  encodeCookie({ __proto__: null, constructor: 1 }),
  `base64-${Buffer.from("[".repeat(3_000)).toString("base64url")}`,
  "base64-",
  "base64-%%%",
  "base64-/w",
  "base64-_____",
  "{",
  '{"access_token":"a"}',
  "null",
];

const cookieRequest = (world: World) => {
  const name = fc.constantFrom(
    "sb-127-auth-token",
    "sb-127-auth-token",
    "sb-127-auth-token.0",
    "sb-127-auth-token.1",
    "sb-127-auth-token.9",
    "sb-127-auth-token-code-verifier",
    "sb-__proto__-auth-token",
    "sb--auth-token.999999999999",
    "session-hint",
    "arrival-message",
    "__prerender_bypass",
    "__next_preview_data",
    "__proto__",
    MARK,
  );
  const [, real = ""] = world.cookies.admin.match(/=([^;]*)/) ?? [];
  const value = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...FORGED) },
    { weight: 2, arbitrary: hostileText.map((text) => text.replaceAll(";", "")) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(
          fc.nat({ max: Math.max(real.length - 1, 0) }),
          fc.constantFrom("A", "", "\u00e9", real),
        )
        .map(([at, text]) => real.slice(0, at) + text + real.slice(at + 1)),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "a".repeat(12_000),
        "%".repeat(4_000),
        "connexion",
        "constructor",
        "1",
      ),
    },
  );
  return fc
    .tuple(
      fc.oneof(
        {
          weight: 3,
          arbitrary: fc.constantFrom(
            ...world.addresses.filter((path) => /^\/(auth|admin|compte|api\/session)/.test(path)),
          ),
        },
        { weight: 1, arbitrary: fc.constantFrom(...world.addresses) },
      ),
      fc.array(fc.tuple(name, value), { minLength: 1, maxLength: 4 }),
      fc.constantFrom("GET", "GET", "GET", "POST", "HEAD"),
    )
    .map(([target, pairs, method]) => {
      const cookie = pairs
        .map(([key, text]) => `${key}=${text}`)
        .join("; ")
        .slice(0, 15_000);
      return toSent(world, { kind: "cookies", target, method, headers: [["Cookie", cookie]] });
    });
};

const BOUNDARY = "----fuzz";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** A field as browsers write it: quotes and line breaks of a name are encoded. */
const toPart = (name: string, value: string, file?: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll("\r", "%0D").replaceAll("\n", "%0A").replaceAll('"', "%22")}"${
    file === undefined ? "" : `; filename="${file}"\r\nContent-Type: text/html`
  }\r\n\r\n${value}\r\n`;

const toMultipart = (parts: readonly string[]) =>
  Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`);

const BODIES: ReadonlyArray<readonly [type: string, body: string]> = [
  ["application/json", "{"],
  ["application/json", "[".repeat(8_000)],
  ["application/json", `{"a":${"[".repeat(3_000)}${"]".repeat(3_000)}}`],
  [
    "application/json",
    '{"__proto__":{"a":1},"csp-report":{"violated-directive":"a","blocked-uri":"javascript:x"}}',
  ],
  [
    "application/csp-report",
    `{"csp-report":{"violated-directive":"<${MARK}>","blocked-uri":"<${MARK}>"}}`,
  ],
  [
    "application/reports+json",
    '[{"type":"csp-violation","body":{"effectiveDirective":"a","blockedURL":"inline"}}]',
  ],
  ["application/reports+json", '[{"type":"csp-violation","body":{"effectiveDirective":1}}]'],
  ["application/csp-report", "null"],
  ["application/csp-report", "\0\uFFFF"],
  ["application/x-www-form-urlencoded", "a=%&b=%zz&=&&__proto__[a]=1&email[]=x"],
  ["application/x-www-form-urlencoded; charset=utf-16", "email=%ff%fe"],
  ["multipart/form-data", "a"],
  ["multipart/form-data; boundary=", "--\r\n\r\n----"],
  [MULTIPART, `--${BOUNDARY}`],
  [MULTIPART, `--${BOUNDARY}\r\n\r\n\r\n--${BOUNDARY}--`],
  [MULTIPART, `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\na\r\n--${BOUNDARY}--`],
  [MULTIPART, `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"\r\n\r\nnever ends`],
  [MULTIPART, "\r\n".repeat(500)],
  ["text/plain;charset=UTF-8", "[]"],
  ["text/plain;charset=UTF-8", '["$K1"]'],
  ["text/x-component", '0:{"a":"$@1"}'],
  ["", "a"],
  ["a/b;c", "a"],
];

const methodRequest = (world: World) =>
  fc
    .tuple(
      fc.constantFrom(...world.addresses),
      fc.constantFrom(
        "POST",
        "POST",
        "POST",
        "PUT",
        "PATCH",
        "DELETE",
        "OPTIONS",
        "HEAD",
        "TRACE",
        "PROPFIND",
        "PURGE",
        "GET",
      ),
      fc.constantFrom(["", ""] as const, ...BODIES),
      who,
      hostileText,
    )
    .map(([target, method, [type, body], as, text]) =>
      toSent(world, {
        kind: "méthodes",
        target,
        method,
        as,
        headers: type === "" ? [] : [["Content-Type", type]],
        body: Buffer.from(body === "a" ? text : body),
      }),
    );

/** What an action is called with, written by hand: references that go nowhere, or in circles. */
const ARGUMENTS = [
  "[]",
  "null",
  "0",
  '""',
  '"$K1"',
  '["$K1"]',
  '["$K1","$K1"]',
  '[null,"$K1"]',
  '["$undefined","$K9"]',
  '["$1","$2"]',
  '["$F1","$K1"]',
  '["$@1","$K1"]',
  '["$Q1","$W1"]',
  '["$B1","$K1"]',
  '["$R1","$K1"]',
  '["$0","$0"]',
  '["$1:__proto__:then","$K1"]',
  '["$1:constructor:constructor","$K1"]',
  '{"then":"$1:__proto__:then"}',
  '["$n1","$D9"]',
  `["$n${"9".repeat(2_000)}","$K1"]`,
  `${"[".repeat(3_000)}${"]".repeat(3_000)}`,
  "[",
  "$",
  '["$","$K"]',
  '["$$K1"]',
  '[{"typed":"x","values":1,"kind":"subscribed"},"$K1"]',
  '[{"kind":"done"},"$K1"]',
  '[{"values":{},"version":[],"outcome":{}},"$K1"]',
];

/** Null but once in so many times. */
const rarely = <Value>(arbitrary: fc.Arbitrary<Value>, times: number) =>
  fc.oneof({ weight: times - 1, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const formRequest = (world: World) =>
  fc
    .constantFrom(...world.forms)
    .chain((form) => {
      const known = form.fields.filter(([name]) => !name.startsWith("$ACTION"));
      const hidden = form.fields.filter(([name]) => name.startsWith("$ACTION"));
      const field = fc
        .tuple(
          fc.constantFrom("typed", "typed", "typed", "kept", "missing", "twice", "file"),
          hostileValue,
        )
        .map(([fate, value]) => ({ fate, value }));
      return fc.record({
        form: fc.constant(form),
        known: fc.constant(known),
        hidden: fc.constant(hidden),
        fates: fc.array(field, { minLength: known.length, maxLength: known.length }),
        unknown: rarely(fc.tuple(hostileName, hostileValue), 5),
        broken: rarely(fc.tuple(fc.nat({ max: 3 }), hostileText), 7),
        way: fc.constantFrom("multipart", "multipart", "urlencoded", "script", "script"),
        args: rarely(fc.constantFrom(...ARGUMENTS), 3),
        origin: rarely(
          fc.constantFrom("null", `https://${MARK}.invalid`, `http://${MARK}`, ""),
          12,
        ),
      });
    })
    .map(({ args, broken, fates, form, hidden, known, origin, unknown, way }) => {
      const entries = known.flatMap(([name, value], index): Array<[string, string, boolean]> => {
        const { fate, value: typed } = fates[index] ?? { fate: "kept", value };
        if (fate === "missing") return [];
        if (fate === "kept") return [[name, value, false]];
        if (fate === "twice")
          return [
            [name, typed, false],
            [name, value, false],
          ];
        return [[name, typed.toWellFormed(), fate === "file"]];
      });
      if (unknown !== null)
        entries.push([unknown[0].toWellFormed(), unknown[1].toWellFormed(), false]);
      const isScript = way === "script" && form.actionId !== null;
      const actionFields = hidden.map(([name, value], index): [string, string, boolean] =>
        broken?.[0] === index ? [name, broken[1], false] : [name, value, false],
      );
      const all = isScript
        ? [
            ...entries.map(([name, value, isFile]): [string, string, boolean] => [
              `1_${name}`,
              value,
              isFile,
            ]),
            ["0", args ?? '["$undefined","$K1"]', false] as [string, string, boolean],
          ]
        : [...actionFields, ...entries];
      const headers: Header[] = [["Origin", origin ?? `http://${world.host}`]];
      if (isScript)
        headers.push(["Next-Action", form.actionId ?? ""], ["Accept", "text/x-component"]);
      const isEncoded = way === "urlencoded";
      headers.push(["Content-Type", isEncoded ? "application/x-www-form-urlencoded" : MULTIPART]);
      return toSent(world, {
        kind: "formulaires",
        method: "POST",
        target: form.action,
        as: form.as,
        headers,
        body: isEncoded
          ? Buffer.from(new URLSearchParams(all.map(([name, value]) => [name, value])).toString())
          : toMultipart(
              all.map(([name, value, isFile]) =>
                toPart(name, value, isFile ? `<${MARK}>.html` : undefined),
              ),
            ),
      });
    });

const SIZES = [17_000, 300_000, 1_200_000, 3_000_000, 11_000_000];

/** Over each limit there is. */
const largeRequest = (world: World) =>
  fc
    .tuple(
      fc.constantFrom(...world.forms, ...world.addresses),
      fc.constantFrom(...SIZES),
      fc.constantFrom("multipart", "urlencoded", "script", "text"),
    )
    .map(([place, size, way]) => {
      const form = typeof place === "string" ? null : place;
      const fields = (form?.fields ?? []).map(([name, value]) => [name, value] as const);
      const large = [
        fields.findLast(([name]) => !name.startsWith("$"))?.[0] ?? "a",
        "a".repeat(size),
      ] as const;
      const headers: Header[] = [["Origin", `http://${world.host}`]];
      let body = Buffer.from(large[1]);
      if (way === "urlencoded") {
        headers.push(["Content-Type", "application/x-www-form-urlencoded"]);
        body = Buffer.from(
          new URLSearchParams([...fields, large].map((pair) => [...pair])).toString(),
        );
      } else if (way !== "text") {
        headers.push(["Content-Type", MULTIPART]);
        body = toMultipart([...fields, large].map(([name, value]) => toPart(name, value)));
        if (way === "script") headers.push(["Next-Action", form?.actionId ?? "00".repeat(21)]);
      }
      const target = typeof place === "string" ? place : place.action;
      return toSent(world, { kind: "corps", method: "POST", target, as: form?.as, headers, body });
    });

/** What no browser and no library sends. */
const rawRequest = (world: World) => {
  const { host } = world;
  const rest = `Host: ${host}\r\nConnection: close\r\n\r\n`;
  const shape = fc
    .tuple(fc.constantFrom(...world.addresses), hostileText, fc.boolean())
    .map(([path, text, isRaw]) => ({
      path,
      text,
      part: toAddressPart(text, isRaw),
    }));
  const SHAPES: ReadonlyArray<(parts: { path: string; text: string; part: string }) => string> = [
    ({ path }) => `GET ${path} HTTP/9.9\r\n${rest}`,
    ({ path }) => `GET ${path}\r\n`,
    ({ path }) => `GET ${path} HTTP/1.0\r\n\r\n`,
    ({ path }) => `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`,
    ({ path }) => `GET ${path} HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n`,
    ({ path, text }) => `GET ${path} HTTP/1.1\r\nHost: ${text}\r\nConnection: close\r\n\r\n`,
    ({ path }) => `GET http://${MARK}.invalid${path} HTTP/1.1\r\n${rest}`,
    ({ part }) => `GET http://${part} HTTP/1.1\r\n${rest}`,
    ({ part }) => `GET ${part} HTTP/1.1\r\n${rest}`,
    ({ part }) => `GET /?${part}#${part} HTTP/1.1\r\n${rest}`,
    ({ path, text }) => `GET ${path}?a=${text} HTTP/1.1\r\n${rest}`,
    () => `OPTIONS * HTTP/1.1\r\n${rest}`,
    () => `GET * HTTP/1.1\r\n${rest}`,
    () => `CONNECT ${MARK}.invalid:443 HTTP/1.1\r\n${rest}`,
    ({ path, text }) => `GET ${path} HTTP/1.1\r\nX-A: ${text}\r\n${rest}`,
    ({ path, text }) => `GET ${path} HTTP/1.1\r\n${text}: a\r\n${rest}`,
    ({ path }) => `GET ${path} HTTP/1.1\r\nX-A : a\r\n${rest}`,
    ({ path }) => `GET ${path} HTTP/1.1\r\nX-A: a\r\n folded\r\n${rest}`,
    ({ path }) => `GET ${path} HTTP/1.1\nHost: ${host}\n\n`,
    ({ path }) => `GET ${path} HTTP/1.1\r\nX-A: ${"a".repeat(40_000)}\r\n${rest}`,
    ({ path }) => `GET ${path} HTTP/1.1\r\n${"X-A: a\r\n".repeat(1_500)}${rest}`,
    ({ path }) => `GET ${path}?${"a".repeat(40_000)} HTTP/1.1\r\n${rest}`,
    ({ path }) => `POST ${path} HTTP/1.1\r\nContent-Length: -1\r\n${rest}`,
    ({ path }) => `POST ${path} HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n${rest}a`,
    ({ path }) => `POST ${path} HTTP/1.1\r\nContent-Length: 9\r\n${rest}short`,
    ({ path }) => `POST ${path} HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${rest}a`,
    ({ path }) =>
      `POST ${path} HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n${rest}0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n`,
    ({ path }) => `POST ${path} HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${rest}zz\r\na\r\n`,
    ({ path }) => `POST ${path} HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${rest}5\r\nab`,
    ({ path }) =>
      `POST ${path} HTTP/1.1\r\nTransfer-Encoding: identity, chunked, x\r\n${rest}0\r\n\r\n`,
    ({ path }) => `POST ${path} HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 1\r\n${rest}a`,
    ({ path }) => `POST ${path} HTTP/1.1\r\nExpect: 200-ok\r\nContent-Length: 1\r\n${rest}a`,
    ({ path }) =>
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    ({ path }) =>
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`,
    ({ path }) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\nGET ${path} HTTP/1.1\r\n${rest}`,
    () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    () => "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    () => "\r\n\r\n\r\n",
    () => "",
    ({ text }) => `${text}\r\n\r\n`,
  ];
  return fc.tuple(fc.constantFrom(...SHAPES), shape).map(
    ([write, parts]): Sent => ({
      kind: "brutes",
      as: "visitor",
      head: write(parts),
      body: Buffer.alloc(0),
      isCut: true,
    }),
  );
};

/** Every kind of request; those that reach most code come most often. */
export const buildRequests = (world: World): fc.Arbitrary<Sent> =>
  fc.oneof(
    { weight: 32, arbitrary: addressRequest(world) },
    { weight: 20, arbitrary: headerRequest(world) },
    { weight: 11, arbitrary: cookieRequest(world) },
    { weight: 12, arbitrary: methodRequest(world) },
    { weight: 17, arbitrary: formRequest(world) },
    { weight: 1, arbitrary: largeRequest(world) },
    { weight: 7, arbitrary: rawRequest(world) },
  );
