import type { Bank } from '../../../contract/payouts/banks';
import type { AccountLookupNews } from '../../kit/accountLookup/accountLookup.types';
import type { LeaveEvent } from '../../kit/flow/leaving';

/** The type of all shares of a split: amounts, or percentages. */
export type RateType = 'flat' | 'percentage';

export type SettlementType = 'wallet' | 'bank';

/** One account with a share. With a merchant it is a wallet, else a bank account (SPL-09). */
export interface SplitAccount {
  /** Ours and local: identifies the row. */
  readonly id: string;
  readonly merchantId: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountNumber: string;
  /** From the lookup. */
  readonly accountName: string;
  /** The share as typed, in major units of the currency or in percent. Empty once other terms cleared it. What is submitted is decimal text. */
  readonly amount: string;
}

/** A split settlement in the builder: the common fields, and the accounts. */
export interface Split {
  /** The provider's id. Empty for a new one. */
  readonly id: string;
  readonly name: string;
  readonly currencyId: string;
  /** The currency's code. */
  readonly currency: string;
  readonly rateType: RateType;
  readonly isActive: boolean;
  /** Read-only. */
  readonly customUrl: string;
  /** As loaded, which is what the provider compares. Empty of a new one. */
  readonly version: string;
  readonly accounts: readonly SplitAccount[];
}

/** The merchant's input. The share stays text until an account is created. */
export interface Draft {
  readonly type: SettlementType;
  readonly merchantId: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly amount: string;
}

export interface SplitAccountInput {
  /** The owner of the accounts that this tab stores. */
  readonly owner: string;
  /** The merchant ID of the initiating account, which has its share by default. */
  readonly merchantId: string;
  readonly split: Split;
  /** The row whose destination changes. Its share stays. Null for a new one. */
  readonly editing: SplitAccount | null;
  readonly banks: readonly Bank[];
}

export interface SplitAccountContext extends SplitAccountInput {
  readonly draft: Draft;
  /** The account name. Only from a lookup of exactly this destination. */
  readonly name: string | null;
  /** The message about the name. */
  readonly said: string;
  readonly problem: string | null;
  /** The split with the account, once it is being saved. */
  readonly pendingSplit: Split | null;
}

export type SplitAccountOutput =
  | { readonly result: 'saved'; readonly split: Split }
  | { readonly result: 'dismissed' }
  | { readonly result: 'sessionExpired' };

export type SplitAccountEvent =
  | { type: 'type.chosen'; settlementType: SettlementType }
  | { type: 'merchant.changed'; merchantId: string }
  | { type: 'bank.chosen'; bankCode: string }
  | { type: 'number.changed'; accountNumber: string }
  | { type: 'destination.blurred' }
  | { type: 'share.changed'; amount: string }
  | { type: 'account.submitted' }
  | { type: 'dismissed' }
  | LeaveEvent
  | AccountLookupNews;
