import { connect } from "node:net";

/** A request as its bytes go out: nothing between corrects it. */
export type Sent = {
  kind: string;
  /** Who asks: whose cookies are added. */
  as: "visitor" | "member" | "admin";
  /** The request line and the headers, with their line ends. */
  head: string;
  body: Buffer;
  /** Nothing more comes, whatever the head says. */
  isCut?: boolean;
};

export type Answer = {
  /** Null: the connection ended without an answer. */
  status: number | null;
  headers: ReadonlyArray<readonly [name: string, value: string]>;
  body: string;
  /** Until the last byte. */
  ms: number;
};

/** Whoever waits longer has left. */
const PATIENCE_MS = 10_000;

function joinChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf("\r\n", at);
    const size = Number.parseInt(body.toString("latin1", at, end), 16);
    if (end < 0 || !(size > 0)) break;
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

function parseAnswer(bytes: Buffer, ms: number): Answer {
  const end = bytes.indexOf("\r\n\r\n");
  const [line = "", ...lines] = bytes.toString("latin1", 0, Math.max(end, 0)).split("\r\n");
  const status = line.match(/^HTTP\/1\.[01] (\d{3})/)?.[1];
  if (status === undefined) return { status: null, headers: [], body: "", ms };
  // « Continue », and what follows.
  if (status.startsWith("1")) return parseAnswer(bytes.subarray(end + 4), ms);
  const headers = lines.map((text) => {
    const colon = text.indexOf(":");
    return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()] as const;
  });
  const raw = bytes.subarray(end + 4);
  const isChunked = headers.some(
    ([name, value]) => name === "transfer-encoding" && value === "chunked",
  );
  return {
    status: Number(status),
    headers,
    body: (isChunked ? joinChunks(raw) : raw).toString(),
    ms,
  };
}

/** Sends bytes to 127.0.0.1 and reads until the server hangs up, which the head asks it to do. */
export function exchange(
  port: number,
  { body, head, isCut = false }: Pick<Sent, "body" | "head" | "isCut">,
): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(port, "127.0.0.1");
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    socket.on("data", (part) => parts.push(part));
    // A server may refuse a body, and hang up before it has read it.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(parseAnswer(Buffer.concat(parts), performance.now() - started));
    });
    const bytes = Buffer.concat([Buffer.from(head, "utf8"), body]);
    // Otherwise a server waits for the rest of what is announced.
    if (isCut) socket.end(bytes);
    else socket.write(bytes);
  });
}
