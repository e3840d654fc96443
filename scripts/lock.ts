import { createHash } from "node:crypto";
import { once } from "node:events";
import { unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * A name that one process holds at a time: a local socket, which the system frees when its holder
 * dies. A file with a process number would outlive a kill, and mislead once the number is reused.
 */
export type Lock = { release: () => Promise<void> };

function socketPath(name: string): string {
  const id = `colombage-${createHash("sha256").update(name).digest("hex").slice(0, 32)}`;
  if (process.platform === "linux") return `\0${id}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${id}`;
  return path.join(tmpdir(), `${id}.sock`);
}

async function listen(address: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy());
  try {
    server.listen(address);
    await once(server, "listening");
    server.unref();
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EADDRINUSE") return undefined;
    throw error;
  }
}

async function isHeld(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** `null` when another process holds it. */
export async function acquireLock(name: string): Promise<Lock | null> {
  const address = socketPath(name);
  let server = await listen(address);
  // Outside Linux and Windows, a killed holder leaves its socket's file behind.
  if (server === undefined && address.startsWith("/") && !(await isHeld(address))) {
    await unlink(address).catch(() => {});
    server = await listen(address);
  }
  if (server === undefined) return null;
  const held = server;
  return {
    release: () => new Promise((resolve) => held.close(() => resolve())),
  };
}
