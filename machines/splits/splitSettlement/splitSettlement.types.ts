import type { SplitSettlement, UpsertStatus } from '../../../contract/splits/splitSettlements';
import type { Coded, CodedContext, Keyed, OrderEvent } from '../../kit/order/order.types';
import type { Split } from '../splitAccount/splitAccount.types';

export type { Split, SplitSettlement, UpsertStatus };

/** The split settlement that is edited. The URL has both. */
export interface Subject {
  readonly id: string;
  readonly name: string;
}

/** The submitted split and its key. */
export interface Order extends Keyed {
  readonly split: Split;
}

export type Sent = Coded<Order>;

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

export interface SplitSettlementContext extends Omit<SplitSettlementInput, 'bookmark'>, CodedContext<Order> {
  /** The provider's data, or an empty split. The merchant's changes are compared with it. */
  readonly started: Split;
  readonly split: Split;
  /** The accounts from before a reload. Null if there are none, or the merchant already decided. */
  readonly kept: Split | null;
  /** The row that the dialog edits. Null for a new one. */
  readonly editing: string | null;
  /** The row that the merchant may delete after a confirmation. */
  readonly removing: string | null;
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
  | { type: 'list.opened' }
  | OrderEvent;
