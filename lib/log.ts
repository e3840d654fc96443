/** Whatever looks like an e-mail address, a key or a token. */
const SECRETS = /[\w.+-]+@[\w-]+\.[\w.-]+|\b(?:sb_\w+|eyJ[\w-]+\.[\w-]+\.[\w-]+)\b/g;

const strikeOutSecrets = (text: string) => text.replace(SECRETS, "***");

/** The first five; a message of several lines, which may quote a visitor, stands before them. */
const readFrames = (stack = "") =>
  stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5);

const toReference = (fault: unknown) =>
  fault instanceof Error && "digest" in fault && typeof fault.digest === "string"
    ? fault.digest
    : crypto.randomUUID().slice(0, 8);

type Details = Readonly<Record<string, string>>;

const toLine = (level: "error" | "warning", fault: unknown, details: Details) => {
  const { message, name, stack } =
    fault instanceof Error ? fault : { message: String(fault), name: "Error", stack: "" };
  const frames = readFrames(stack).join(" ");
  return strikeOutSecrets(
    JSON.stringify({
      time: new Date().toISOString(),
      level,
      reference: toReference(fault),
      name,
      message,
      ...details,
      // Where an outage was met says nothing of it.
      ...(frames !== "" && name !== "DataUnavailableError" && { stack: frames }),
    }),
  );
};

/**
 * Writes a fault of the server as one line of JSON: when, a reference that the visitor's page may
 * show, what, where. No e-mail address, no key.
 * @param details such as the path, without its query
 */
export function logError(fault: unknown, details: Details = {}): void {
  console.error(toLine("error", fault, details));
}

/** The same for what asks nothing of anybody yet. */
export function logWarning(fault: unknown): void {
  console.warn(toLine("warning", fault, {}));
}
