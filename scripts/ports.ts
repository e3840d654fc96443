import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { Fault, reasonOf } from "#scripts/fault";

async function listenOn(port: number, host: string | undefined): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  server.listen({ port, host, exclusive: true });
  await once(server, "listening");
  return server;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** What to say when `name`=`port` cannot be listened on. */
export function portFault(name: string, port: number, error: unknown): Fault {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "EADDRINUSE")
    return new Fault(
      `${name} vaut « ${port} » : ce port est déjà pris par un autre programme. Arrêtez-le, ou choisissez-en un autre avec ${name}.`,
    );
  if (code === "EACCES")
    return new Fault(
      `${name} vaut « ${port} » : le système réserve ce port. Choisissez-en un au-dessus de 1024.`,
    );
  return new Fault(`${name} vaut « ${port} » : ce port ne s’ouvre pas (${reasonOf(error)}).`);
}

/**
 * Keeps the site's port until `release`, so that a long build does not end on a port taken since.
 * @throws Fault when another program has it, on every address or on loopback only.
 */
export async function reservePort(
  name: string,
  port: number,
): Promise<{ release: () => Promise<void> }> {
  try {
    // Some systems let two programs share a port when one listens on loopback only.
    await close(await listenOn(port, "127.0.0.1"));
    const server = await listenOn(port, undefined);
    return { release: () => close(server) };
  } catch (error) {
    throw portFault(name, port, error);
  }
}

/** A port that nothing listens on; for tests. */
export async function findFreePort(): Promise<number> {
  const server = await listenOn(0, "127.0.0.1");
  const address = server.address();
  await close(server);
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
