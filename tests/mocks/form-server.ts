import { once } from "node:events";
import { createServer } from "node:http";

/**
 * A page of a form platform: `held` answers come when the test releases them, or never;
 * `refused` ones forbid frames; `guarded` ones forbid plain requests of other sites.
 */
type Behaviour = "prompt" | "held" | "refused" | "guarded";

const HEADERS: Readonly<Record<Behaviour, Record<string, string>>> = {
  prompt: {},
  held: {},
  refused: { "X-Frame-Options": "DENY" },
  guarded: { "Cross-Origin-Resource-Policy": "same-origin" },
};

const PAGE = `<!doctype html>
<html lang="fr">
<title>Formulaire de la plateforme</title>
<h1>Formulaire de la plateforme</h1>
<form><label>Votre nom <input name="nom"></label> <button>Envoyer</button></form>
`;

export type FormServer = {
  port: number;
  behaviour: Behaviour;
  /** « GET /devis », in the order of arrival. */
  requests: string[];
  /** Those whose browser left before an answer. */
  abandoned: string[];
  /** Sends what is held. */
  release: () => void;
  /** As if nothing had been asked yet. */
  reset: () => void;
  stop: () => Promise<void>;
};

/** The platform of the quote forms, on a port that the system picks. */
export async function startFormServer(): Promise<FormServer> {
  const held: (() => void)[] = [];
  const server = createServer(({ method, url }, response) => {
    const asked = `${method} ${url}`;
    forms.requests.push(asked);
    response.once("close", () => {
      if (!response.writableEnded) forms.abandoned.push(asked);
    });
    const answer = () => {
      response.writeHead(200, {
        "Content-Type": "text/html; charset=utf-8",
        ...HEADERS[forms.behaviour],
      });
      response.end(PAGE);
    };
    if (forms.behaviour === "held") held.push(answer);
    else answer();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");

  const forms: FormServer = {
    port: address.port,
    behaviour: "prompt",
    requests: [],
    abandoned: [],
    release: () => {
      for (const answer of held.splice(0)) answer();
    },
    reset: () => {
      held.length = 0;
      forms.behaviour = "prompt";
      forms.requests = [];
      forms.abandoned = [];
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return forms;
}
