import type { RefundAnswer, RefundOrderStatus } from '../../../contract/refunds/refundOrders';
import type { Found, FoundByKey } from '../../kit/batch/batch.lookups';
import type * as batch from '../../kit/batch/batch.types';
import type { TransactionInFull } from '../../transactions/transactionDetails/transactionDetails.machine';
import type { Row } from './bulkRefund.check';
import type { Field, Texts } from './bulkRefund.file';

export type { RefundAnswer, RefundOrderStatus };

export type Kept = batch.Kept<Texts>;
export type Source = batch.Source<Texts>;
export type Sheet = batch.Sheet<Row>;

/** The result of reading: checked rows, or the reason for a refusal. */
export type Read = { readonly sheet: Sheet } | batch.RefusedFile;

/** A transaction as found by the reference of a row. Null if there is none, or there was no answer. */
export interface FoundPayment extends Found {
  readonly reference: string;
  readonly payment: TransactionInFull | null;
}

/** By the reference in the file, which may be the order's or the payment's. */
export type Payments = FoundByKey<FoundPayment>;

/** One refund as confirmed and sent. Amounts are decimal text in major units. */
export interface Item {
  readonly line: number;
  /** The order reference of the transaction. */
  readonly transactionReference: string;
  readonly currency: string;
  readonly amount: string;
  readonly reason: string;
  /** What was left of the transaction before the batch. The provider refuses if it has changed. */
  readonly expectedLeft: string;
}

/** A sent batch. After a reload its items are no longer known and nothing is sent. The flow checks the status by its key. */
export interface BatchOrder {
  /** Lets the provider refund only once, however often it is sent. */
  readonly idempotencyKey: string;
  /** The line of each refund, in the order in which they are sent and answered. */
  readonly lines: readonly number[];
  readonly items: readonly Item[];
}

/** The provider's result for a row. */
export interface Result {
  readonly line: number;
  readonly reference: string;
  readonly status: string;
}

/** The input and the key of an open order, never a snapshot. */
export interface BulkRefundBookmark {
  readonly kept: Kept;
  readonly order: Pick<BatchOrder, 'idempotencyKey' | 'lines'> | null;
}

export interface BulkRefundContext extends batch.BatchContext<Texts, Row> {
  readonly payments: Payments;
  /** Why the provider refused rows of the last batch, by line. */
  readonly refusals: Readonly<Record<number, string>>;
  readonly order: BatchOrder | null;
  readonly results: readonly Result[];
}

export interface BulkRefundInput {
  readonly bookmark: BulkRefundBookmark | null;
}

/** `sessionExpired`: the session expired, and the bookmark stays. */
export type BulkRefundOutput = { readonly result: 'sessionExpired' };

export type BulkRefundEvent =
  | batch.BatchEvent<Field>
  | { type: 'batch.confirmed' }
  | { type: 'batch.revised' }
  | { type: 'retry' };
