import path from "node:path";
import { rolldown } from "rolldown";
import { ROOT } from "#scripts/project";

type WorkerOptions = {
  /** Of the build. */
  version: string;
  /** False: a worker that removes itself and all that was kept. */
  isEnabled: boolean;
};

/** The text of /sw.js: one script without imports, which every browser takes. */
export async function buildWorker({ isEnabled, version }: WorkerOptions): Promise<string> {
  const name = isEnabled ? "worker" : "removed-worker";
  const bundle = await rolldown({
    input: path.join(ROOT, `lib/offline/${name}.ts`),
    cwd: ROOT,
    platform: "browser",
    tsconfig: false,
    transform: { define: { VERSION: JSON.stringify(version) } },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code;
}
