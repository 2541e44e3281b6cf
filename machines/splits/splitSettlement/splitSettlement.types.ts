import type { Currency } from '../../../contract/balances/wallets';
import type { Bank } from '../../../contract/payouts/banks';
import type { SplitSettlement, UpsertStatus } from '../../../contract/splits/splitSettlements';
import type { Coded, CodedContext, Keyed, OrderEvent } from '../../kit/order/order.types';
import type { RateType, Split } from '../splitAccount/splitAccount.types';

export type { Split, SplitSettlement, UpsertStatus };

/** The split settlement that is edited. The URL has both. */
export interface Subject {
  readonly id: string;
  readonly name: string;
}

/** What the forms offer. */
export interface Choices {
  readonly banks: readonly Bank[];
  readonly currencies: readonly Currency[];
}

/** What all accounts of a split share. */
export type Terms = Partial<Pick<Split, 'currencyId' | 'currency' | 'rateType'>>;

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
  /** The merchant ID of the initiating account. */
  readonly merchantId: string;
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
  /** Null until they are loaded. */
  readonly choices: Choices | null;
  /** The terms that would clear the shares, until the merchant confirms them. */
  readonly proposed: Terms | null;
  /** The account whose share was typed last. */
  readonly typed: string | null;
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
  | { type: 'choices.retry' }
  | { type: 'name.changed'; name: string }
  | { type: 'currency.chosen'; currencyId: string }
  | { type: 'rateType.chosen'; rateType: RateType }
  | { type: 'terms.confirmed' }
  | { type: 'terms.dismissed' }
  | { type: 'share.changed'; id: string; amount: string }
  | { type: 'account.added' }
  | { type: 'account.edited'; id: string }
  | { type: 'account.removed'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dismissed' }
  | { type: 'split.submitted' }
  | { type: 'list.opened' }
  | OrderEvent;
