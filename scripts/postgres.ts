import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync } from "node:fs";
import { chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { installDebianPackage } from "#scripts/debian-package";
import { Fault } from "#scripts/fault";

const COMMANDS = ["initdb", "postgres", "psql"];
const ADMIN = "supabase_admin";

/** Folder of PostgreSQL's commands on this machine, the newest first; `null` when there is none. */
function findPostgres(): string | null {
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin").sort((a, b) =>
      b.localeCompare(a, "en", { numeric: true }),
    ),
    ...(process.env.PATH ?? "").split(path.delimiter),
  ];
  return (
    folders.find((folder) => COMMANDS.every((name) => existsSync(path.join(folder, name)))) ?? null
  );
}

/**
 * Installs Debian's package when the machine has no PostgreSQL.
 * @throws Fault when it cannot.
 */
function requirePostgres(): string {
  const found = findPostgres();
  if (found !== null) return found;
  console.log("PostgreSQL : absent de cette machine, installation du paquet Debian…");
  installDebianPackage("postgresql");
  const installed = findPostgres();
  if (installed === null)
    throw new Fault(
      "PostgreSQL : les tests de concurrence en ont besoin, introuvable et impossible à installer ici. Installez le paquet « postgresql », puis relancez.",
    );
  return installed;
}

type User = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: its package brings the user « postgres ». */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) =>
    Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

export type Postgres = {
  /** Runs a script in a session of its own, as the role; its rows, one a line. */
  psql: (role: string, script: string) => Promise<string>;
  stop: () => Promise<void>;
};

async function waitUntilReady(server: ChildProcess): Promise<void> {
  let output = "";
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on("data", (chunk: Buffer) => {
      output += chunk;
      if (output.includes("ready to accept connections")) resolve();
    });
    server.once("exit", () =>
      reject(new Fault(`PostgreSQL : le serveur s’est arrêté.\n${output}`)),
    );
  });
}

/**
 * A PostgreSQL server of this machine with an empty database, reached through a socket in a
 * temporary folder; its superuser is the role `supabase_admin`, as in a hosted project.
 */
export async function startPostgres(): Promise<Postgres> {
  const bin = requirePostgres();
  const user = unprivilegedUser();
  const dir = await mkdtemp(path.join(tmpdir(), "postgres-"));
  if (user !== undefined) await chown(dir, user.uid, user.gid);
  const options = { ...user, cwd: dir, env: { ...process.env, LC_ALL: "C.UTF-8" } };
  const data = path.join(dir, "data");
  execFileSync(
    path.join(bin, "initdb"),
    ["-D", data, "-U", ADMIN, "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...options, stdio: "ignore" },
  );
  const server = spawn(
    path.join(bin, "postgres"),
    ["-D", data, "-k", dir, "-c", "listen_addresses=", "-c", "fsync=off"],
    { ...options, stdio: ["ignore", "ignore", "pipe"] },
  );
  const kill = () => server.kill("SIGQUIT");
  process.once("exit", kill);
  const stop = async () => {
    const exited = server.exitCode === null ? once(server, "exit") : undefined;
    kill();
    await exited;
    process.off("exit", kill);
    await rm(dir, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }

  const psql = async (role: string, script: string) => {
    const args = [
      "-X",
      "-q",
      "-A",
      "-t",
      "-v",
      "ON_ERROR_STOP=1",
      "-h",
      dir,
      "-U",
      role,
      "postgres",
    ];
    const session = spawn(path.join(bin, "psql"), args, options);
    session.stdin.end(script);
    const [output, errors, [code]] = await Promise.all([
      text(session.stdout),
      text(session.stderr),
      once(session, "exit"),
    ]);
    if (code !== 0) throw new Error(errors);
    return output.trim();
  };
  return { psql, stop };
}
