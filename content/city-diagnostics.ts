import type { ServiceListSource } from "#content/schema/service";

/** The eight diagnostics that every city page lists, in this order. */
export default [
  "dpe",
  "amiante",
  "plomb",
  "electricite",
  "gaz",
  "termites",
  "erp",
  "loi-carrez",
] satisfies ServiceListSource;
