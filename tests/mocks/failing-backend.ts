import type { RequestListener } from "node:http";

/** Ways in which a Supabase project fails while its server still accepts connections. */
export const failures = {
  "refuse la clé": (_, response) => {
    response
      .writeHead(401, { "Content-Type": "application/json" })
      .end('{"message":"Invalid API key","hint":"Double check your API key."}');
  },
  "répond 500": (_, response) => {
    response
      .writeHead(500, { "Content-Type": "application/json" })
      .end('{"message":"connection to the database lost"}');
  },
  "répond autre chose": (_, response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>It works!</h1>");
  },
  "ne répond jamais": () => undefined,
} as const satisfies Record<string, RequestListener>;

export type Failure = keyof typeof failures;
