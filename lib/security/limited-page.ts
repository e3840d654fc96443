import type { NextRequest } from "next/server";
import { routes } from "#lib/routes";
import { takeTurn } from "#lib/security/limits";

const [COMMUNE_PATH] = routes.commune("").split("?");

/** Seconds to wait before this page may be asked, 0 when it may be now: those that search. */
export function limitPage({ headers, nextUrl }: NextRequest): number {
  const isSearch = nextUrl.pathname === COMMUNE_PATH && nextUrl.searchParams.has("q");
  return isSearch ? takeTurn("communePages", headers) : 0;
}
