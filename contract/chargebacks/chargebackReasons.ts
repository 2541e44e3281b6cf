/** Without a schema, so that machines may import it. */

/** Why customers dispute payments, by `reasonCode`. Assumed: the documents have no field for it, and others may come. */
export const CHARGEBACK_REASONS = {
  fraud: 'Fraud',
  product_not_received: 'Product not received',
  product_not_as_described: 'Product not as described',
  duplicate: 'Duplicate',
  cancelled_subscription: 'Cancelled subscription',
  credit_not_processed: 'Credit not processed',
} as const;

export type ChargebackReason = keyof typeof CHARGEBACK_REASONS;

export const isChargebackReason = (code: string): code is ChargebackReason => Object.hasOwn(CHARGEBACK_REASONS, code);
