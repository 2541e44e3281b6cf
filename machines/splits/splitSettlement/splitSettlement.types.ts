import type { SplitSettlement, Upserted, UpsertStatus } from '../../../contract/splits/splitSettlements';
import type { Split } from '../splitAccount/splitAccount.types';

export type { Split, SplitSettlement, Upserted, UpsertStatus };

/** Which split settlement is edited: the address names both. */
export interface Subject {
  readonly id: string;
  readonly name: string;
}

/** The split as it was submitted, and its key. */
export interface Order {
  readonly split: Split;
  /** Makes it happen once, however often it is sent. */
  readonly idempotencyKey: string;
}

/** The order with its code: what the one call that changes anything is given. */
export interface Sent {
  readonly order: Order;
  readonly otp: string;
}

/** What must outlive the page: what was put together when the session ended, and the order that may be on its way. */
export interface Bookmark {
  readonly split: Split;
  readonly order: Order | null;
}

export interface SplitSettlementInput {
  /** In whose name accounts are kept in this tab. */
  readonly owner: string;
  /** Null: a new one is made. */
  readonly subject: Subject | null;
  readonly bookmark: Bookmark | null;
}

export interface SplitSettlementContext extends Omit<SplitSettlementInput, 'bookmark'> {
  /** As the provider has it, or nothing: what the merchant put together is compared with this. */
  readonly started: Split;
  readonly split: Split;
  /** What was put together before the page was loaded anew; null where nothing was, or it was decided about. */
  readonly kept: Split | null;
  /** The row that the dialog is open for; null for another one. */
  readonly editing: string | null;
  /** The row that the merchant is asked about. */
  readonly removing: string | null;
  readonly order: Order | null;
  /** The code, from when it was entered until it was sent. */
  readonly otp: string;
  /** What the provider said to the last try. */
  readonly problem: string | null;
}

/** `left` ended with the session; `closed` while nobody knows what became of the order. Their bookmarks stay. */
export type SplitSettlementOutput = { readonly result: 'saved' | 'closed' | 'left' };

export type SplitSettlementEvent =
  | { type: 'split.retry' }
  | { type: 'draft.restored' }
  | { type: 'draft.discarded' }
  | { type: 'account.added' }
  | { type: 'account.edited'; id: string }
  | { type: 'account.removed'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dismissed' }
  | { type: 'split.submitted' }
  | { type: 'outcome.retry' }
  | { type: 'list.opened' }
  | { type: 'dismissed' };
