/** Without a schema, so that machines may import it. */

/** Assumed: the documents have no word for a cancelled invoice. */
export const VOID = 'Void';

/** INV-01: the four documented statuses, and ours. */
export type InvoiceStatus = 'Successful' | 'Failed' | 'Pending' | 'Awaiting-Confirmation' | typeof VOID;

/**
 * What happens to an invoice, in the words of its timeline. Assumed. `sent`: also again. `partPaid` and `paid` have the reference of their
 * order, unless it was paid outside of the provider. `refunded` and `chargedBack`: a payment of it, in part or in full.
 */
export const INVOICE_EVENTS = ['sent', 'opened', 'partPaid', 'paid', 'paidOutside', 'refunded', 'chargedBack', 'voided'] as const;
export type InvoiceEventName = (typeof INVOICE_EVENTS)[number];
