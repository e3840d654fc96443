import type { Instrumentation } from "next";
import { logError } from "#lib/log";

/** Called by Next.js for each error that no code of a page, a route or an action has caught. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  const [path = ""] = request.path.split("?");
  logError(error, { method: request.method, path, route: context.routePath });
};
