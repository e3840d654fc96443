import { expect, test } from "vitest";
import { listPictureFaults } from "#tests/crawl/pictures";

/** The first bytes of a PNG file, and zeros up to its weight. */
function buildPng(width: number, height: number, bytes: number): Buffer {
  const png = Buffer.alloc(bytes);
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  png.write("IHDR", 12, "latin1");
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

test("une image de 1200 × 630 et de moins de 300 Ko convient", () => {
  expect(listPictureFaults(buildPng(1200, 630, 299_999))).toEqual([]);
});

test.each([
  ["absente", null, /ne répond pas 200/],
  [
    "page au lieu d’image",
    Buffer.from("<!DOCTYPE html><html lang=fr>"),
    /n’est pas un fichier PNG/,
  ],
  ["trop petite", buildPng(600, 315, 1000), /fait 600 × 315 au lieu de 1200 × 630/],
  ["trop lourde", buildPng(1200, 630, 300_000), /pèse 300000 octets/],
])("une image %s est une faute", (_, file, fault) => {
  expect(listPictureFaults(file)).toEqual([expect.stringMatching(fault)]);
});
