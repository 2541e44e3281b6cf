import type { Bank } from '../../../contract/payouts/banks';
import type { BatchFee } from '../../../contract/payouts/batches';
import type { Found, FoundByKey } from '../../kit/batch/batch.lookups';
import type * as batch from '../../kit/batch/batch.types';
import type { Row } from './bulkPayout.check';
import type { Field, Texts } from './bulkPayout.file';

export type Kept = batch.Kept<Texts>;
export type Source = batch.Source<Texts>;
export type Sheet = batch.Sheet<Row>;

export interface ReadFile {
  readonly sheet: Sheet;
  readonly banks: readonly Bank[];
}

/** The result of reading: checked rows, or the reason for a refusal. */
export type Read = ReadFile | batch.RefusedFile;

export interface Payee {
  readonly bankCode: string;
  readonly number: string;
}

/** The account name. Null if the account does not exist, or if the bank did not answer. */
export interface ResolvedName extends Payee, Found {
  readonly name: string | null;
}

/** By bank code and number. */
export type Names = FoundByKey<ResolvedName>;

/** One payment as confirmed and sent: the amount in major units as decimal text, and a resolved name. */
export interface Payment {
  /** Ours. It is the same however often the row is sent, so that it is paid once. */
  readonly reference: string;
  readonly line: number;
  readonly number: string;
  readonly name: string;
  readonly bankCode: string;
  readonly bankId: string;
  readonly bankName: string;
  readonly amount: string;
  readonly description: string;
}

/** How many an order pays, and how much without fees: in major units. Once the provider has it, only the rows that it accepted count. */
export interface BatchSums {
  readonly recipients: number;
  readonly amount: string;
  readonly currency: string;
}

/** A sent batch. After a reload its payments are no longer known and nothing is sent. The flow checks the status by its key. */
export interface BatchOrder {
  readonly idempotencyKey: string;
  readonly currency: string;
  readonly payments: readonly Payment[];
  /** As an earlier page kept them, so that a code never confirms a sum that is not shown. */
  readonly sums?: BatchSums;
}

/** The cost of the batch, and the balance of its wallet, in major units. */
export interface BatchQuote extends BatchFee {
  readonly available: string;
  /** The payments that repeat payouts of today, and the time of the last one: ISO date and time on the wall clock of Lagos. */
  readonly similar: { readonly lines: readonly number[]; readonly initiatedAt: string } | null;
}

/** The cost of the rows that are ready, before they are an order: in major units, with the balance of the wallet. */
export interface BatchCost extends Pick<BatchFee, 'fee' | 'total'> {
  readonly available: string;
}

/** What the provider carries out for a row, as far as it says so: the amount in major units, the account number, its name and its bank. */
export interface CarriedOut {
  readonly amount: string | null;
  readonly account: string;
  readonly name: string;
  readonly bank: string;
}

/** The provider's result for a row. */
export interface Result extends CarriedOut {
  readonly line: number;
  readonly status: string;
  readonly reason: string;
}

/** Like that of `payout`: the input and the key of an open order, never a snapshot. */
export interface BulkBookmark {
  readonly kept: Kept;
  readonly order: { readonly idempotencyKey: string; readonly sums?: BatchSums } | null;
  readonly batchId: string | null;
  /** When the last code of the order was sent, in milliseconds since the epoch. */
  readonly sentAt?: number;
}

export interface BulkPayoutContext extends batch.BatchContext<Texts, Row> {
  readonly banks: readonly Bank[];
  readonly names: Names;
  /**
   * The requested cost, and the rows that it is of (`costKeyOf`). The quote is null until it has loaded. It stays while the merchant is asked about
   * corrections, and while the batch is confirmed.
   */
  readonly cost: { readonly of: string; readonly quote: BatchCost | null } | null;
  readonly order: BatchOrder | null;
  readonly batchId: string | null;
  readonly results: readonly Result[];
  /** The error of a code after a lost response, if its batch may still await one. */
  readonly codeProblem: string | null;
  /** When the last code of the batch was sent, in milliseconds since the epoch. */
  readonly sentAt: number | null;
}

export interface BulkPayoutInput {
  readonly bookmark: BulkBookmark | null;
}

/** `sessionExpired`: the session expired, and the bookmark stays. */
export type BulkPayoutOutput = { readonly result: 'sessionExpired' };

export type BulkPayoutEvent =
  | batch.BatchEvent<Field>
  | { type: 'cost.retry' }
  | { type: 'results.retry' }
  | { type: 'code.available' }
  | { type: 'retry' };
