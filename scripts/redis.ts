import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { installDebianPackage } from "#scripts/debian-package";
import { Fault } from "#scripts/fault";

const COMMAND = "redis-server";

const isInstalled = () => spawnSync(COMMAND, ["--version"]).status === 0;

/**
 * Installs Debian's package when the machine has no Redis.
 * @throws Fault when it cannot.
 */
function requireRedis(): void {
  if (isInstalled()) return;
  console.log("Redis : absent de cette machine, installation du paquet Debian…");
  installDebianPackage(COMMAND);
  if (!isInstalled())
    throw new Fault(
      "Redis : les tests du cache partagé en ont besoin, introuvable et impossible à installer ici. Installez le paquet « redis-server », puis relancez.",
    );
}

/** An empty Redis on a port of this machine, which keeps nothing on disk. */
export async function startRedis(port: number): Promise<{ stop: () => Promise<void> }> {
  requireRedis();
  const server = spawn(
    COMMAND,
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  let output = "";
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (chunk: Buffer) => {
      output += chunk;
      if (output.includes("Ready to accept connections")) resolve();
    });
    server.once("exit", () => reject(new Fault(`Redis : le serveur s’est arrêté.\n${output}`)));
  });
  return {
    stop: async () => {
      const exited = once(server, "exit");
      kill();
      await exited;
      process.off("exit", kill);
    },
  };
}
