/** How the provider says no: a status and a sentence for the merchant. Whatever else is thrown is a defect, and answered without detail. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 503,
    message: string,
    /** Seconds, for the header `Retry-After`. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
