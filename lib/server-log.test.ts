import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportFault, structureConsole } from "#lib/server-log";

const printed: string[] = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  vi.useFakeTimers();
  printed.length = 0;
  for (const method of ["error", "warn"] as const)
    console[method] = (...parts: unknown[]) => {
      printed.push(parts.join(" "));
    };
  structureConsole();
});

afterEach(() => {
  Object.assign(console, original);
  vi.useRealTimers();
});

function readLines() {
  vi.runAllTimers();
  return printed.map((line) => {
    expect(line).not.toContain("\n");
    return JSON.parse(line);
  });
}

test("ce que Next.js imprime puis signale est une seule ligne, celle qui sait l’adresse", () => {
  const fault = new TypeError("x is not a function");
  console.error("⨯", fault);
  reportFault(fault, { path: "/blog" });
  console.error(fault);
  reportFault(fault, { path: "/blog", route: "/_error" });
  expect(readLines()).toEqual([
    expect.objectContaining({ level: "error", message: fault.message, path: "/blog" }),
  ]);
});

test("ce qu’il imprime sans le signaler est une ligne aussi, sans ce qu’elle ne doit pas dire", () => {
  console.error(new Error("Key (email)=(jeanne@exemple.fr)\nalready exists"));
  expect(readLines()).toEqual([
    expect.objectContaining({ level: "error", message: "Key (email)=(***)\nalready exists" }),
  ]);
});

test("une phrase d’une bibliothèque, avec ses valeurs, est une ligne", () => {
  console.error("refus de %s", "jeanne@exemple.fr");
  console.warn("@supabase/ssr: cookie\nillisible");
  expect(readLines()).toEqual([
    {
      time: expect.any(String),
      level: "error",
      reference: expect.any(String),
      name: "Error",
      message: "refus de ***",
    },
    expect.objectContaining({ level: "warning", message: "@supabase/ssr: cookie\nillisible" }),
  ]);
});

test("un avertissement qui porte une erreur dit où", () => {
  console.warn("@supabase/ssr:", new Error("Invalid UTF-8 sequence"));
  expect(readLines()).toEqual([
    expect.objectContaining({
      level: "warning",
      stack: expect.stringContaining("server-log.test"),
    }),
  ]);
});
