/** @returns the body as text, or null when it is longer; nothing beyond is read. */
export async function readLimitedText(request: Request, maxBytes: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let length = 0;
  let text = "";
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
