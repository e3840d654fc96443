/** The backend did not answer, or not as it should: temporary, and never shown as an absence. */
export class DataUnavailableError extends Error {
  override name = "DataUnavailableError";
}
