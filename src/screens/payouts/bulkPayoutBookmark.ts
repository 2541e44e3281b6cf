/** The name of the bookmark of payouts from a file, and of their reading progress. */
export const BULK_PAYOUT = 'bulkPayout';
