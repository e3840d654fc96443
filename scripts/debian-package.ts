import { spawnSync } from "node:child_process";

/** Tries to install a package of Debian; whoever needs it looks whether it is there afterwards. */
export function installDebianPackage(name: string): void {
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  aptGet("update");
  aptGet("install", "--yes", "--no-install-recommends", name);
}
