const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Of the picture that link previews show. */
const WIDTH = 1200;
const HEIGHT = 630;
const MAX_BYTES = 300_000;

/** Width and height stand at fixed places in the first chunk of a PNG file; null: not a PNG. */
function readPngSize(file: Buffer): { width: number; height: number } | null {
  const isPng =
    file.length > 24 &&
    file.subarray(0, 8).equals(SIGNATURE) &&
    file.toString("latin1", 12, 16) === "IHDR";
  return isPng ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : null;
}

/** @param file null when the address answers anything but 200 */
export function listPictureFaults(file: Buffer | null): string[] {
  if (file === null) return ["l’image de partage ne répond pas 200"];
  const size = readPngSize(file);
  if (size === null) return ["l’image de partage n’est pas un fichier PNG"];
  const faults: string[] = [];
  if (size.width !== WIDTH || size.height !== HEIGHT) {
    faults.push(`l’image de partage fait ${size.width} × ${size.height} au lieu de 1200 × 630`);
  }
  if (file.length >= MAX_BYTES) faults.push(`l’image de partage pèse ${file.length} octets`);
  return faults;
}
