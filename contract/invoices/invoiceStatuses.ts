/** Without a schema, so that machines may import it. */

/** Assumed: the documents have no word for a cancelled invoice. */
export const VOID = 'Void';

/** INV-01: the four documented statuses, and ours. */
export type InvoiceStatus = 'Successful' | 'Failed' | 'Pending' | 'Awaiting-Confirmation' | typeof VOID;
