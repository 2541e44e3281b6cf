import { asSentence } from '../../../machines/kit/values/sentences';

/** What is said while the outcome of an order is unknown: what the provider replied instead of confirming it, or that it did not respond. */
export const mayHaveGone = (reply: string | null, what: string): string =>
  reply === null
    ? `We didn’t get a response, so the ${what} may have gone through.`
    : `${asSentence(reply)} The ${what} may still have gone through.`;
