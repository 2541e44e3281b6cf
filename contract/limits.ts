/** Limits that a machine and the provider share. Plain values without a schema, so that a machine can import them. */

/** SWP-03: the minimum of each side of a swap, in major units. Below it, rounding would take a large part of the amount. */
export const SWAP_MINIMUM = '1.00';

/** RFD-03: the maximum number of refunds in one order. */
export const MOST_REFUNDS = 10_000;

/** RFD-02: the maximum length of a reason. */
export const LONGEST_REASON = 200;

/** TRX-04: the maximum length of the reference of a transaction. */
export const LONGEST_REFERENCE = 100;

/** The maximum length of the name of a file that is sent. */
export const LONGEST_FILE_NAME = 255;
