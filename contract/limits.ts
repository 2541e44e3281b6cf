/** Limits that a machine and the provider both hold to. Plain values without a schema, so that a machine can import them. */

/** SWP-03. Neither side of a swap is less than this, in major units: below it, rounding would take a large part of the amount. */
export const SWAP_MINIMUM = '1.00';
