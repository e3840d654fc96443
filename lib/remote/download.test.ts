import { once } from "node:events";
import type { RequestListener, ServerResponse } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { isPublicAddress } from "#lib/remote/addresses";
import { type DownloadOptions, download } from "#lib/remote/download";
import { RemoteFault } from "#lib/remote/fault";
import { serve } from "#tests/mocks/serve";

const MB = 1024 * 1024;
const OPTIONS: DownloadOptions = {
  accept: "text/xml",
  isAllowed: () => true,
  maxBytes: 2 * MB,
  timeoutMs: 20_000,
};
/** For a server that never ends its answer. */
const IMPATIENT = { ...OPTIONS, timeoutMs: 200 };

async function expectFault(address: string, reason: string, options = OPTIONS) {
  const error = await download(address, options).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RemoteFault);
  expect((error as RemoteFault).message).toContain(reason);
}

const redirectTo =
  (location: string): RequestListener =>
  (_request, response) => {
    response.writeHead(302, { location }).end("ailleurs");
  };

function send(response: ServerResponse, body: string | Buffer, headers = {}) {
  response.writeHead(200, { "content-type": "text/xml", ...headers }).end(body);
}

describe("une réponse", () => {
  test("arrive avec son type et son adresse finale", async () => {
    const origin = await serve((request, response) => send(response, `${request.headers.accept}`));
    const { body, contentType, url } = await download(`${origin}/flux`, OPTIONS);
    expect(body.toString()).toBe("text/xml");
    expect(contentType).toBe("text/xml");
    expect(url.href).toBe(`${origin}/flux`);
  });

  test("compressée est décompressée", async () => {
    const origin = await serve((_request, response) =>
      send(response, gzipSync("<rss/>"), { "content-encoding": "gzip" }),
    );
    expect((await download(origin, OPTIONS)).body.toString()).toBe("<rss/>");
  });

  test("à la taille permise passe, un octet de plus non", async () => {
    const origin = await serve((request, response) =>
      send(response, Buffer.alloc(2 * MB + (request.url === "/trop" ? 1 : 0))),
    );
    expect((await download(origin, OPTIONS)).body).toHaveLength(2 * MB);
    await expectFault(`${origin}/trop`, "plus de 2 Mo");
  });

  test("le mot de passe de l’adresse est transmis", async () => {
    const origin = await serve((request, response) =>
      send(response, `${request.headers.authorization}`),
    );
    const address = origin.replace("//", "//site:secret@");
    const { body } = await download(address, OPTIONS);
    expect(body.toString()).toBe(`Basic ${btoa("site:secret")}`);
  });
});

describe("une panne a sa raison", () => {
  test("connexion refusée", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, "close");
    await expectFault(`http://127.0.0.1:${port}`, "téléchargement impossible (ECONNREFUSED)");
  });

  test("serveur muet", async () => {
    const origin = await serve(() => {});
    await expectFault(origin, "aucune réponse complète en 0.2 s", IMPATIENT);
  });

  test("réponse au compte-gouttes, en clair ou compressée", async () => {
    const origin = await serve((request, response) => {
      const headers = request.url === "/gzip" ? { "content-encoding": "gzip" } : {};
      response.writeHead(200, headers);
      const bytes = gzipSync("<rss/>".repeat(1_000));
      let sent = 0;
      const drip = setInterval(() => response.write(bytes.subarray(sent, ++sent)), 20);
      response.on("close", () => clearInterval(drip));
    });
    await expectFault(origin, "aucune réponse complète en 0.2 s", IMPATIENT);
    await expectFault(`${origin}/gzip`, "aucune réponse complète en 0.2 s", IMPATIENT);
  });

  test("redirections lentes : le délai vaut pour toutes ensemble", async () => {
    const origin = await serve((_request, response) => {
      setTimeout(() => response.writeHead(302, { location: "/" }).end(), 90);
    });
    await expectFault(origin, "aucune réponse complète en 0.2 s", IMPATIENT);
  });

  test.each([204, 304, 401, 404, 500, 503])("réponse %d", async (status) => {
    const origin = await serve((_request, response) => response.writeHead(status).end());
    await expectFault(origin, `réponse ${status}`);
  });

  test("20 Mo : la lecture s’arrête peu après la limite", async () => {
    let sent = 0;
    const origin = await serve((_request, response) => {
      const chunk = Buffer.alloc(64 * 1024, "a");
      const push = () => {
        while (sent < 20 * MB && !response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once("drain", push);
        }
        response.end();
      };
      push();
    });
    await expectFault(origin, "plus de 2 Mo");
    expect(sent).toBeLessThan(20 * MB);
  });

  test("une archive piégée compte pour sa taille décompressée", async () => {
    const bomb = gzipSync(Buffer.alloc(20 * MB));
    const origin = await serve((_request, response) =>
      send(response, bomb, { "content-encoding": "gzip" }),
    );
    expect(bomb.length).toBeLessThan(0.1 * MB);
    await expectFault(origin, "plus de 2 Mo");
  });

  test("compression tronquée, fausse ou inconnue", async () => {
    const origin = await serve((request, response) => {
      if (request.url === "/br") return send(response, "x", { "content-encoding": "br" });
      const body = request.url === "/fausse" ? "<rss/>" : gzipSync("<rss/>").subarray(0, 12);
      send(response, body, { "content-encoding": "gzip" });
    });
    await expectFault(origin, "téléchargement impossible (Z_BUF_ERROR)");
    await expectFault(`${origin}/fausse`, "téléchargement impossible (Z_DATA_ERROR)");
    await expectFault(`${origin}/br`, "compression inattendue (br)");
  });

  test("connexion coupée avant la fin annoncée", async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { "content-length": 1_000 });
      response.write("<rss>", () => response.destroy());
    });
    await expectFault(origin, "téléchargement impossible (ECONNRESET)");
  });
});

describe("redirections", () => {
  test("cinq sont suivies, six non", async () => {
    const origin = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) return send(response, "arrivé");
      response.writeHead(301, { location: `/${left - 1}` }).end();
    });
    expect((await download(`${origin}/5`, OPTIONS)).url.pathname).toBe("/0");
    await expectFault(`${origin}/6`, "plus de 5 redirections");
  });

  test("une boucle s’arrête", async () => {
    let calls = 0;
    const origin = await serve((request, response) => {
      calls += 1;
      redirectTo("/")(request, response);
    });
    await expectFault(origin, "plus de 5 redirections");
    expect(calls).toBe(6);
  });

  test.each([
    ["file:///etc/passwd", "adresse ni http ni https (file:)"],
    ["javascript:alert(1)", "adresse ni http ni https (javascript:)"],
    ["http://[", "redirection illisible"],
  ])("vers %s : refus", async (location, reason) => {
    const origin = await serve(redirectTo(location));
    await expectFault(origin, reason);
  });
});

describe("adresses privées", () => {
  /** The test's own server stands for a public one. */
  const options: DownloadOptions = {
    ...OPTIONS,
    isAllowed: (address) => address === "127.0.0.1" || isPublicAddress(address),
  };

  test.each([
    ["http://10.0.0.1/", "adresse privée refusée (10.0.0.1)"],
    ["http://169.254.169.254/latest/meta-data/", "adresse privée refusée (169.254.169.254)"],
    ["http://[::1]/", "adresse privée refusée ([::1])"],
    ["http://[::ffff:10.0.0.1]/", "adresse privée refusée ([::ffff:a00:1])"],
    ["http://0x7f.0.0.2/", "adresse privée refusée (127.0.0.2)"],
    ["//192.168.0.1/", "adresse privée refusée (192.168.0.1)"],
  ])("une redirection vers %s est refusée sans connexion", async (location, reason) => {
    const origin = await serve(redirectTo(location));
    await expectFault(origin, reason, options);
  });

  test("un nom qui mène à une adresse privée est refusé sans connexion", async () => {
    let connections = 0;
    const server = createServer(() => {
      connections += 1;
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    await expectFault(`http://localhost:${port}/`, "adresse privée refusée (localhost)", {
      ...OPTIONS,
      isAllowed: isPublicAddress,
    });
    expect(connections).toBe(0);
  });

  test("un nom dont les adresses conviennent est suivi", async () => {
    const origin = await serve((_request, response) => send(response, "<rss/>"));
    const { body } = await download(origin.replace("127.0.0.1", "localhost"), OPTIONS);
    expect(body.toString()).toBe("<rss/>");
  });
});
