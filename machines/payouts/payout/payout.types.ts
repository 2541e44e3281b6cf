import type { Wallet } from '../../../contract/balances/wallets';
import type { Bank } from '../../../contract/payouts/banks';
import type { Beneficiary } from '../../../contract/payouts/beneficiaries';
import type { PayoutFee } from '../../../contract/payouts/payouts';
import type { AccountLookupNews } from '../../kit/accountLookup/accountLookup.types';
import type { LeaveEvent } from '../../kit/flow/leaving';
import type { Keyed, OrderEvent } from '../../kit/order/order.types';

/** The recipient: entered now, or saved before (PAY-03). */
export type Source = 'new' | 'beneficiary';
export type RecipientType = 'Bank' | 'Merchant';

/** The details that a foreign bank requires besides the number (PAY-08). */
export interface InternationalDetails {
  readonly recipientName: string;
  readonly recipientAddress: string;
  readonly bankName: string;
  readonly bankAddress: string;
  readonly routingNumber: string;
  /** 8 or 11 characters. */
  readonly swiftCode: string;
}

/** The merchant's input. Amounts stay text until an order is created. */
export interface Draft {
  readonly source: Source;
  readonly type: RecipientType;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly beneficiaryId: string;
  readonly abroad: InternationalDetails;
  readonly amount: string;
  readonly description: string;
}

/** A payout as confirmed and sent: the amount in major units as decimal text, a resolved or saved name, and its key. */
export interface Order extends Keyed {
  readonly type: RecipientType | 'Mobile' | 'InternationalPayout';
  readonly currency: string;
  readonly amount: string;
  readonly recipient: string;
  readonly accountNumber: string;
  /** Empty if no bank is involved. */
  readonly bankCode: string;
  readonly bankId: string;
  readonly bankName: string;
  readonly description: string;
  /** The selected beneficiary. Empty for a new recipient. */
  readonly beneficiaryId: string;
  /** Only for an international payout. */
  readonly abroad: InternationalDetails | null;
}

/** The choices in the form. */
export interface Choices {
  readonly banks: readonly Bank[];
  readonly beneficiaries: readonly Beneficiary[];
  readonly wallets: readonly Wallet[];
}

/** The cost of a payout, and whether a similar one was made today. */
export interface Quote extends PayoutFee {
  /** The last payout of the same amount to the same number today: ISO date and time on the wall clock of Lagos. */
  readonly similar: { readonly initiatedAt: string } | null;
  /** The available balance of the wallet, in major units. */
  readonly available: string;
}

/**
 * What must survive a reload: the draft, and the order. A flow with an order that may have been sent starts with a status check, and one with an
 * order that was only reviewed shows its review. It is never a snapshot, which would make the money call again.
 */
export interface Bookmark {
  /** The paying wallet. */
  readonly currency: string;
  readonly draft: Draft;
  readonly recipient: string | null;
  /** The order that may have been sent. In the flow, it is also the one under review. */
  readonly order: Order | null;
  /** The order that is under review and was not sent. A duplicated tab shares its key, so both together pay once. */
  readonly reviewed: Order | null;
}

/** How the provider reported the end of a payout: as paid, by accepting the code, or as received after a lost response. */
export type Settled = 'paid' | 'verified' | 'received';

/** A payout that the provider has, and the balance after it. What the provider does not report is null. */
export interface PayoutResult {
  readonly status: string;
  /** The available balance of the paying wallet, in major units. */
  readonly available: string | null;
  readonly fee: string | null;
  readonly payoutId: string | null;
  readonly reference: string | null;
  /** ISO date and time on the wall clock of Lagos. */
  readonly initiatedAt: string | null;
}

export interface PayoutContext extends Bookmark {
  readonly businessId: string;
  readonly choices: Choices | null;
  readonly batchId: string | null;
  /** Null until the outcome is known. */
  readonly outcome: Settled | null;
  readonly result: PayoutResult | null;
  /** Why the last attempt failed. The step after it shows this. */
  readonly problem: string | null;
  /** What the provider said instead of confirming the order. Null if it said nothing. */
  readonly reply: string | null;
  /** When the last code of the order was sent, in milliseconds since the epoch, if its response was lost. */
  readonly sentAt: number | null;
}

export interface PayoutInput {
  /** The paying wallet, unless a bookmark names another: a draft stays with its wallet. */
  readonly currency: string;
  /** The paying business. */
  readonly businessId: string;
  readonly bookmark: Bookmark | null;
}

/** `another`: the merchant wants to pay again. `sessionExpired`: the session expired, and the bookmark stays. */
export type PayoutOutput = { readonly result: 'closed' | 'another' | 'sessionExpired' };

export type PayoutEvent =
  | { type: 'source.chosen'; source: Source }
  | { type: 'type.chosen'; recipientType: RecipientType }
  | { type: 'bank.chosen'; bankCode: string }
  | { type: 'account.changed'; accountNumber: string }
  | { type: 'beneficiary.chosen'; beneficiaryId: string }
  | { type: 'international.changed'; detail: Partial<InternationalDetails> }
  | { type: 'amount.changed'; amount: string }
  | { type: 'description.changed'; description: string }
  | { type: 'choices.retry' }
  | { type: 'payout.reviewed' }
  | { type: 'result.retry' }
  | { type: 'payout.another' }
  | LeaveEvent
  | OrderEvent
  | AccountLookupNews;
