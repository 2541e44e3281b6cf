import type { SplitSettlement, Upserted, UpsertStatus } from '../../../contract/splits/splitSettlements';
import type { Split } from '../splitAccount/splitAccount.types';

export type { Split, SplitSettlement, Upserted, UpsertStatus };

/** The split settlement that is edited. The URL has both. */
export interface Subject {
  readonly id: string;
  readonly name: string;
}

/** The submitted split and its key. */
export interface Order {
  readonly split: Split;
  /** Lets the provider run it only once, however often it is sent. */
  readonly idempotencyKey: string;
}

/** The order with its code: the input of the one call that changes data. */
export interface Sent {
  readonly order: Order;
  readonly otp: string;
}

/** What must survive a reload: the accounts when the session expired, and the order that may have been sent. */
export interface Bookmark {
  readonly split: Split;
  readonly order: Order | null;
}

export interface SplitSettlementInput {
  /** The owner of the accounts that this tab stores. */
  readonly owner: string;
  /** Null: a new one. */
  readonly subject: Subject | null;
  readonly bookmark: Bookmark | null;
}

export interface SplitSettlementContext extends Omit<SplitSettlementInput, 'bookmark'> {
  /** The provider's data, or an empty split. The merchant's changes are compared with it. */
  readonly started: Split;
  readonly split: Split;
  /** The accounts from before a reload. Null if there are none, or the merchant already decided. */
  readonly kept: Split | null;
  /** The row that the dialog edits. Null for a new one. */
  readonly editing: string | null;
  /** The row that the merchant may delete after a confirmation. */
  readonly removing: string | null;
  readonly order: Order | null;
  /** The code, from its entry until it is sent. */
  readonly otp: string;
  /** The provider's message about the last attempt. */
  readonly problem: string | null;
}

/** `sessionExpired`: the session expired. `closed`: closed while the outcome is unknown. Both keep their bookmarks. */
export type SplitSettlementOutput = { readonly result: 'saved' | 'closed' | 'sessionExpired' };

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
