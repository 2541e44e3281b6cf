/** The name of a transfer's bookmark. */
export const TRANSFER = 'payout';
