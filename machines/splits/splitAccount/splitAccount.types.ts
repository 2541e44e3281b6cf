import type { Currency } from '../../../contract/balances/wallets';
import type { Bank } from '../../../contract/payouts/banks';
import type { ResolutionNews } from '../../kit/accountLookup.types';

/** How all shares of a split are written: amounts of money, or parts of a hundred. */
export type RateType = 'flat' | 'percentage';

export type SettlementType = 'wallet' | 'bank';

/** One account that gets a share. It is a wallet's when it names a merchant, else a bank's (SPL-09). */
export interface SplitAccount {
  /** Ours, and only here: which row it is. */
  readonly id: string;
  readonly merchantId: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountNumber: string;
  /** As it was looked up. */
  readonly accountName: string;
  /** The share: decimal text in major units, or percent. */
  readonly amount: string;
}

/** A split settlement as it is put together: what all of its accounts have in common, and the accounts. */
export interface Split {
  /** The provider's; empty while it is new. */
  readonly id: string;
  readonly name: string;
  readonly currencyId: string;
  /** The currency's code. */
  readonly currency: string;
  readonly rateType: RateType;
  readonly isActive: boolean;
  /** Can only be read. */
  readonly customUrl: string;
  readonly accounts: readonly SplitAccount[];
}

/** What can be chosen from. */
export interface Choices {
  readonly banks: readonly Bank[];
  readonly currencies: readonly Currency[];
}

/** What the merchant types. The share stays the text that was typed until an account is made of it. */
export interface Draft {
  readonly name: string;
  readonly currencyId: string;
  readonly rateType: RateType;
  readonly type: SettlementType;
  readonly merchantId: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly amount: string;
}

export interface SplitAccountInput {
  /** In whose name accounts are kept in this tab. */
  readonly owner: string;
  readonly split: Split;
  /** The row that is changed; null for another one. */
  readonly editing: SplitAccount | null;
}

export interface SplitAccountContext extends SplitAccountInput {
  readonly draft: Draft;
  /** Whose account it is. Only what was looked up for just this destination. */
  readonly name: string | null;
  /** What was said about the name. */
  readonly said: string;
  readonly choices: Choices | null;
  readonly problem: string | null;
  /** The split with the account in it, from when it is saved on. */
  readonly next: Split | null;
}

export type SplitAccountOutput =
  | { readonly result: 'saved'; readonly split: Split }
  | { readonly result: 'dismissed' }
  | { readonly result: 'sessionExpired' };

export type SplitAccountEvent =
  | { type: 'name.changed'; name: string }
  | { type: 'currency.chosen'; currencyId: string }
  | { type: 'rateType.chosen'; rateType: RateType }
  | { type: 'terms.submitted' }
  | { type: 'terms.opened' }
  | { type: 'type.chosen'; settlementType: SettlementType }
  | { type: 'merchant.changed'; merchantId: string }
  | { type: 'bank.chosen'; bankCode: string }
  | { type: 'number.changed'; accountNumber: string }
  | { type: 'destination.blurred' }
  | { type: 'share.changed'; amount: string }
  | { type: 'account.submitted' }
  | { type: 'choices.retry' }
  | { type: 'dismissed' }
  | ResolutionNews;
