import { z } from "zod";

/** Kinds of refusal remembered; a flood of invented ones is only counted. */
const MAX_KINDS = 100;

/** The body of « report-uri », and those of « report-to ». */
const reportSchema = z.union([
  z
    .object({
      "csp-report": z.object({
        "violated-directive": z.string(),
        "blocked-uri": z.string().default(""),
      }),
    })
    .transform(({ "csp-report": report }) => [
      { directive: report["violated-directive"], blocked: report["blocked-uri"] },
    ]),
  z
    .array(
      z.object({
        type: z.literal("csp-violation"),
        body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().default("") }),
      }),
    )
    .transform((reports) =>
      reports.map(({ body }) => ({
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
      })),
    ),
]);

const seen = new Set<string>();
let count = 0;

/** Reports since this process started. */
export const getPolicyReportCount = () => count;

/** The origin, or a word such as « inline »: never a whole address, which may be a person's. */
const toSource = (blocked: string) => URL.parse(blocked)?.origin ?? blocked.slice(0, 40);

/**
 * Counts the reports of a body, and writes a line for each kind that was not seen before.
 * @returns false when the body is no report
 */
export function countPolicyReports(text: string): boolean {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return false;
  }
  const parsed = reportSchema.safeParse(body);
  if (!parsed.success) return false;
  for (const { blocked, directive } of parsed.data) {
    count += 1;
    const kind = JSON.stringify({ directive: directive.slice(0, 60), source: toSource(blocked) });
    if (seen.has(kind) || seen.size >= MAX_KINDS) continue;
    seen.add(kind);
    console.warn(`Content-Security-Policy : refus ${kind}`);
  }
  return true;
}
