/** Without a schema, so that machines may import it. */

/** RFD-01: what the filter offers, and what the provider's rows say. Other statuses may come. */
export const REFUND_FILTER = { Successful: 'Approved', Error: 'Declined', Pending: 'Processing' } as const;
