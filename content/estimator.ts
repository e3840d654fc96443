import type { EstimatorSource } from "#content/schema/service";

/** Prices of the estimate by property, apart from the catalogue's « à partir de ». */
export default {
  base: 50,
  diagnostics: {
    dpe: 120,
    erp: 25,
    amiante: 90,
    plomb: 90,
    electricite: 80,
    gaz: 80,
    "loi-carrez": 60,
    "loi-boutin": 60,
    termites: 70,
  },
  optional: ["termites"],
  surfaces: [
    { over: 150, adds: 50 },
    { over: 300, adds: 100 },
  ],
  annexes: 40,
} satisfies EstimatorSource;
