/** KEY-01: the events that a webhook gets, and where the delivery of one stands. Without a schema, so that machines may import it. */

export const webhookEvents = [
  'payment.successful',
  'refund.approved',
  'refund.declined',
  'payout.successful',
  'payout.failed',
  'payout.rejected',
  'chargeback.created',
  'chargeback.won',
  'chargeback.lost',
  'settlement.completed',
  'funding.received',
  'webhook.test',
] as const;

export type WebhookEvent = (typeof webhookEvents)[number];

/** The event of a test delivery. It is about nothing, and moves no money. */
export const TEST_EVENT = 'webhook.test' satisfies WebhookEvent;

/**
 * `Pending` was not tried yet, `Retrying` failed and has a next try, `Failed` has none. `Kept` was not sent, because there was no address or
 * the webhook was off.
 */
export const webhookStatuses = ['Pending', 'Delivered', 'Retrying', 'Failed', 'Kept'] as const;

export type WebhookStatus = (typeof webhookStatuses)[number];

/** How often an event is sent by itself. After the last one it fails, and stays in the list. */
export const MOST_TRIES = 8;

/** After so many failed attempts in a row, whatever their events, the webhook is turned off. */
export const MOST_FAILURES = 10;
