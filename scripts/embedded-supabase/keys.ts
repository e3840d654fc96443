import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { generateApiKey } from "@supabase/lite";
import { z } from "zod";

const keysSchema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
});

export type Keys = z.output<typeof keysSchema>;

export async function createKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([
    generateApiKey("publishable"),
    generateApiKey("secret"),
  ]);
  return {
    jwtSecret: randomBytes(48).toString("base64url"),
    publishableKey: publishable.key,
    secretKey: secret.key,
  };
}

/** Made at the first run, readable by their owner only; later runs keep sessions valid. */
export async function loadKeys(file: string): Promise<Keys> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text !== undefined) return keysSchema.parse(JSON.parse(text));
  const keys = await createKeys();
  await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  return keys;
}
