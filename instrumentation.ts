import type { Instrumentation } from "next";
import { isBuilding, isProduction } from "#lib/env";
import { reportFault, structureConsole } from "#lib/server-log";

/** Called by Next.js once, before the first request. */
export function register(): void {
  if (isProduction() && !isBuilding()) structureConsole();
}

/** Called by Next.js for each error that no code of a page, a route or an action has caught. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const [path = ""] = request.path.split("?");
  reportFault(error, { method: request.method, path, route: context.routePath });
};
