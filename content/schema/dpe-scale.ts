import { z } from "zod";
import { isoDate, prose } from "#content/schema/primitives";

const dpeClass = z.strictObject({
  name: z.enum(["A", "B", "C", "D", "E", "F", "G"]),
  /** First value of the next class; null for the last one. kWh of primary energy per m² and year. */
  energyBelow: z.int().positive().nullable(),
  /** kg of CO₂ equivalent per m² and year. */
  climateBelow: z.int().positive().nullable(),
  /** What the class means for letting or selling. */
  consequence: prose(120),
});

export const dpeScaleSchema = z.strictObject({
  title: prose(80),
  intro: prose(320),
  classes: z.array(dpeClass).length(7, "écrivez les sept classes, de A à G."),
  note: prose(320),
  reference: prose(200),
  verifiedOn: isoDate,
});

export type DpeScale = z.infer<typeof dpeScaleSchema>;
export type DpeScaleSource = z.input<typeof dpeScaleSchema>;
