import { glob } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Content, ContentError, type ContentFiles, parseContent } from "#lib/content/parse";

const ROOT = path.resolve(import.meta.dirname, "..");

async function importDefault(file: string): Promise<unknown> {
  try {
    const module: { default?: unknown } = await import(pathToFileURL(path.join(ROOT, file)).href);
    return module.default;
  } catch (error) {
    // Node says where the syntax breaks in the first line of the stack, or nowhere at all.
    const detail = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new ContentError([
      {
        file,
        field: "",
        message: `ce fichier ne se lit pas (${detail}) : cherchez un guillemet, une virgule ou une accolade oubliés.`,
      },
    ]);
  }
}

/** Default exports of content/'s files, read outside of Next.js. */
export async function loadContentFiles(): Promise<ContentFiles> {
  const files: Record<string, unknown> = {};
  for await (const found of glob("content/**/*.ts", { cwd: ROOT })) {
    const file = found.split(path.sep).join("/");
    if (!file.startsWith("content/schema/")) files[file] = await importDefault(file);
  }
  return files;
}

/** @throws ContentError in words for the person who edits content/. */
export async function loadContent(): Promise<Content> {
  return parseContent(await loadContentFiles());
}
