/** A page's query as Next.js gives it. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The same as `URLSearchParams`, repeated fields kept in their order. */
export function toUrlSearchParams(searchParams: SearchParams): URLSearchParams {
  return new URLSearchParams(
    Object.entries(searchParams).flatMap(([name, value]) =>
      [value ?? []].flat().map((text): [string, string] => [name, text]),
    ),
  );
}
