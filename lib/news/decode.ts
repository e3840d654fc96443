const BYTE_ORDER_MARKS = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/** `<?` without a mark before it. */
const UNMARKED_UTF_16 = [
  { encoding: "utf-16le", bytes: [0x3c, 0, 0x3f, 0] },
  { encoding: "utf-16be", bytes: [0, 0x3c, 0, 0x3f] },
] as const;

function findByStart(
  body: Uint8Array,
  starts: readonly { encoding: string; bytes: readonly number[] }[],
): string | undefined {
  return starts.find(({ bytes }) => bytes.every((byte, index) => body[index] === byte))?.encoding;
}

function findDeclaration(body: Uint8Array): string | undefined {
  const start = new TextDecoder("latin1").decode(body.subarray(0, 200));
  return start.match(/^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/)?.[1];
}

/** Null for an encoding that is unknown, or that the bytes contradict. */
function decodeAs(body: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(body);
  } catch {
    return null;
  }
}

/**
 * Text of an XML document: its mark, the header's charset, then its declaration (RFC 7303), each
 * only if the bytes agree; else UTF-8, else Windows-1252, which reads any byte. Without the mark.
 */
export function decodeXml(body: Uint8Array, contentType: string): string {
  const announced = [
    findByStart(body, BYTE_ORDER_MARKS),
    contentType.match(/charset\s*=\s*["']?([\w.:-]+)/i)?.[1],
    findByStart(body, UNMARKED_UTF_16) ?? findDeclaration(body),
    "utf-8",
  ];
  for (const encoding of announced) {
    const text = encoding === undefined ? null : decodeAs(body, encoding);
    if (text !== null) return text;
  }
  return new TextDecoder("windows-1252").decode(body);
}
