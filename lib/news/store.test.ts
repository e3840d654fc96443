import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { FeedCopy } from "#lib/news/cache";
import { readCopy, writeCopy } from "#lib/news/store";
import { buildFeedItem } from "#tests/fixtures/feed-item";

const FEED = "https://site:secret@flux.example/rss?cle=secret";
const copy: FeedCopy = { items: [buildFeedItem("Gaz")], fetchedAt: Date.UTC(2026, 10, 15) };

async function makeFile(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "news-store-"));
  onTestFinished(() => rm(dir, { recursive: true }));
  return path.join(dir, "cache", "news.json");
}

test("une copie gardée se relit, sans laisser de brouillon ni de secret", async () => {
  const file = await makeFile();
  await writeCopy(file, FEED, { ...copy, items: [] });
  await writeCopy(file, FEED, copy);
  expect(await readCopy(file, FEED)).toEqual(copy);
  expect(await readdir(path.dirname(file))).toEqual(["news.json"]);
  expect(await readFile(file, "utf8")).not.toContain("secret");
  expect((await stat(file)).mode & 0o077).toBe(0);
});

test("des écritures simultanées laissent une copie entière", async () => {
  const file = await makeFile();
  const copies = Array.from({ length: 20 }, (_, fetchedAt) => ({ ...copy, fetchedAt }));
  await Promise.all(copies.map((each) => writeCopy(file, FEED, each)));
  expect(copies).toContainEqual(await readCopy(file, FEED));
  expect(await readdir(path.dirname(file))).toEqual(["news.json"]);
});

test("la copie d’un autre flux est ignorée", async () => {
  const file = await makeFile();
  await writeCopy(file, FEED, copy);
  expect(await readCopy(file, "https://autre.example/rss")).toBeNull();
});

test("un fichier absent ou abîmé est ignoré", async () => {
  const file = await makeFile();
  expect(await readCopy(file, FEED)).toBeNull();
  await writeCopy(file, FEED, copy);
  const whole = await readFile(file, "utf8");
  for (const damaged of [
    "",
    whole.slice(0, -20),
    whole.replace('"gaz"', '"autre"'),
    whole.replace('"https://flux.example/un-titre"', '"javascript:alert(1)"'),
  ]) {
    expect(damaged).not.toBe(whole);
    await writeFile(file, damaged);
    expect(await readCopy(file, FEED)).toBeNull();
  }
});

test("un disque qui refuse l’écriture lève une erreur", async () => {
  const file = await makeFile();
  await writeCopy(file, FEED, copy);
  await expect(writeCopy(path.join(file, "news.json"), FEED, copy)).rejects.toThrow();
});
