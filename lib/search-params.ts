/** A page's query as Next.js gives it; a doubled name keeps all its values, in their order. */
export function toSearchParams(
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
): URLSearchParams {
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value = []]) =>
      (typeof value === "string" ? [value] : value).map((text) => [name, text]),
    ),
  );
}
