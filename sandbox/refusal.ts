/** A refusal of the provider: a status and a sentence for the merchant. Any other error is a defect, and the response gives no details. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 429 | 503,
    message: string,
    /** Seconds, for the header `Retry-After`. */
    readonly retryAfter?: number,
    /** What is wrong with items of a list, by their place in it from 0. */
    readonly problems?: readonly { readonly index: number; readonly message: string }[],
  ) {
    super(message);
  }
}
