/** What a person can be notified of. Without a schema, so that a machine may import it. No document has any of these. */
export const NOTIFIED_EVENTS = ['approvals', 'payouts', 'refunds', 'fundings', 'chargebacks', 'reports'] as const;
export type NotifiedEvent = (typeof NOTIFIED_EVENTS)[number];
