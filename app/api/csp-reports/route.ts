import { takeTurn } from "#lib/security/limits";
import { countPolicyReports } from "#lib/security/policy-reports";
import { readLimitedText } from "#lib/security/read-limited-text";
import { answerTooOften } from "#lib/security/too-often-response";

const MAX_BYTES = 16_384;

const refuse = (status: number) => new Response(null, { status });

/** What browsers refused to run or load by the policy, in either of the two forms they send. */
export async function POST(request: Request): Promise<Response> {
  const wait = takeTurn("policyReports", request.headers);
  if (wait > 0) return answerTooOften(wait);
  const text = await readLimitedText(request, MAX_BYTES);
  if (text === null) return refuse(413);
  return countPolicyReports(text) ? refuse(204) : refuse(400);
}
