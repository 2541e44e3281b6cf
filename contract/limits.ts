/** Limits that a machine and the provider share. Plain values without a schema, so that a machine can import them. */

/** SWP-03: the minimum of each side of a swap, in major units. Below it, rounding would take a large part of the amount. */
export const SWAP_MINIMUM = '1.00';
