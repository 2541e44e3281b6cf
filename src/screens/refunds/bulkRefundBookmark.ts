/** The name of the bookmark of refunds from a file, and of their reading progress. */
export const BULK_REFUND = 'bulkRefund';
