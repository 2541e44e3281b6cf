import type { Wallet } from '../../../contract/balances/wallets';
import type { Bank } from '../../../contract/payouts/banks';
import type { Beneficiary } from '../../../contract/payouts/beneficiaries';
import type { PayoutFee } from '../../../contract/payouts/payouts';
import type { ResolutionNews } from '../../kit/accountLookup.types';

/** To whom: somebody typed in now, or somebody saved before (PAY-03). */
export type Source = 'new' | 'beneficiary';
export type RecipientType = 'Bank' | 'Merchant';

/** What a bank abroad wants to know besides the number (PAY-08). */
export interface AbroadDetails {
  readonly recipientName: string;
  readonly recipientAddress: string;
  readonly bankName: string;
  readonly bankAddress: string;
  readonly routingNumber: string;
  /** 8 or 11 characters. */
  readonly swiftCode: string;
}

/** What the merchant types. Amounts stay the text that was typed until an order is made of them. */
export interface Draft {
  readonly source: Source;
  readonly type: RecipientType;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly beneficiaryId: string;
  readonly abroad: AbroadDetails;
  readonly amount: string;
  readonly description: string;
}

/** A payout as it is confirmed and sent: the amount in major units as decimal text, a name that was looked up or saved, and its key. */
export interface Order {
  readonly type: RecipientType | 'Mobile' | 'InternationalPayout';
  readonly currency: string;
  readonly amount: string;
  readonly recipient: string;
  readonly accountNumber: string;
  /** Empty where no bank is involved. */
  readonly bankCode: string;
  readonly bankId: string;
  readonly bankName: string;
  readonly description: string;
  /** Who was chosen among those who are saved; empty where somebody was typed in. */
  readonly beneficiaryId: string;
  /** For an international payout alone. */
  readonly abroad: AbroadDetails | null;
  /** Makes the payout happen once, however often it is sent. */
  readonly idempotencyKey: string;
}

/** What the form offers. */
export interface Choices {
  readonly banks: readonly Bank[];
  readonly beneficiaries: readonly Beneficiary[];
  readonly wallets: readonly Wallet[];
}

/** What a payout would cost, and whether one like it was made today. */
export interface Quote extends PayoutFee {
  /** The last payout of the same amount to the same number today; ISO date and time on the wall clock of Lagos. */
  readonly likeIt: { readonly initiatedAt: string } | null;
  /** What the wallet can pay out, in major units. */
  readonly available: string;
}

/**
 * All that must outlive the page: what was typed, and the order that may already be on its way. A flow that is given one goes on from a
 * status query; it is never a copy of a snapshot, which would make the money call again.
 */
export interface Bookmark {
  /** The wallet that pays. */
  readonly currency: string;
  readonly draft: Draft;
  readonly recipient: string | null;
  readonly order: Order | null;
}

export interface PayoutContext extends Bookmark {
  readonly businessId: string;
  readonly choices: Choices | null;
  readonly batchId: string | null;
  /** Why the last try came to nothing, as the step that it led back to shows it. */
  readonly problem: string | null;
}

export interface PayoutInput {
  /** The wallet that pays, unless a bookmark names another: typed work stays with its wallet. */
  readonly currency: string;
  /** The business that pays. */
  readonly businessId: string;
  readonly bookmark: Bookmark | null;
}

/** `left` ended with the session; its bookmark stays. */
export type PayoutOutput = { readonly result: 'paid' | 'verified' | 'received' | 'closed' | 'left' };

export type PayoutEvent =
  | { type: 'source.chosen'; source: Source }
  | { type: 'type.chosen'; recipientType: RecipientType }
  | { type: 'bank.chosen'; bankCode: string }
  | { type: 'account.changed'; accountNumber: string }
  | { type: 'beneficiary.chosen'; beneficiaryId: string }
  | { type: 'international.changed'; detail: Partial<AbroadDetails> }
  | { type: 'amount.changed'; amount: string }
  | { type: 'description.changed'; description: string }
  | { type: 'choices.retry' }
  | { type: 'payout.reviewed' }
  | { type: 'outcome.retry' }
  | { type: 'dismissed' }
  | ResolutionNews;
