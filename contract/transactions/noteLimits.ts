/** Limits of notes that a machine and the provider share. Without a schema, so that a machine may import them. No document has any of these. */

import type { Permission } from '../permissions';

/** What a note can be about. */
export const NOTED = ['transaction', 'payout', 'customer'] as const;
export type Noted = (typeof NOTED)[number];

/** TRX-04: the maximum length of a note, in characters. */
export const NOTE_LENGTH = 1_000;

/** The maximum number of notes about one transaction, payout or customer. */
export const MOST_NOTES = 200;

/** Who adds notes: a role with one of these permissions. Everyone who can view the record reads them. */
export const NOTE_WRITERS = {
  transaction: ['transaction.manage', 'refund.manage', 'chargeback.manage'],
  payout: ['payout.initiate', 'payout.approve'],
  customer: ['customer.manage'],
} as const satisfies Readonly<Record<Noted, readonly Permission[]>>;

/** Whether a role with these permissions adds notes about such a record. */
export const mayNote = (about: Noted, permissions: readonly string[]): boolean =>
  NOTE_WRITERS[about].some((one) => permissions.includes(one));
