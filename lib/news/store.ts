import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { FeedCopy } from "#lib/news/cache";
import { feedItemSchema } from "#lib/news/items";
import { toAddressId } from "#lib/remote/addresses";

const copySchema = z.object({
  /** Which feed this is a copy of; its address may hold a password. */
  feed: z.string(),
  fetchedAt: z.number(),
  items: z.array(feedItemSchema),
});

/** Null when there is none, when it is damaged, or when it is of another feed. */
export async function readCopy(file: string, feedUrl: string): Promise<FeedCopy | null> {
  try {
    const { feed, ...copy } = copySchema.parse(JSON.parse(await readFile(file, "utf8")));
    return feed === toAddressId(feedUrl) ? copy : null;
  } catch {
    return null;
  }
}

/**
 * Replaces the file at once: a reader finds the old copy or the new one, whole.
 * @throws where the disk cannot be written.
 */
export async function writeCopy(file: string, feedUrl: string, copy: FeedCopy): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const kept: z.input<typeof copySchema> = { feed: toAddressId(feedUrl), ...copy };
  await mkdir(path.dirname(file), { recursive: true });
  try {
    await writeFile(draft, JSON.stringify(kept), { mode: 0o600 });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}
