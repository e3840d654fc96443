/** The backend did not answer, or not as it should: temporary, and never shown as an absence. */
export class DataUnavailableError extends Error {
  override name = "DataUnavailableError";
  /** What Next.js gives the page of the error: its reference, to find it in the log. */
  readonly digest = crypto.randomUUID().slice(0, 8);
}
