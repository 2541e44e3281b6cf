import type { Bank } from '../../../contract/payouts/banks';
import type { BatchFee } from '../../../contract/payouts/batches';
import type { Chosen } from '../../kit/form.types';
import type { Row } from './bulkPayout.check';
import type { Field, Texts } from './bulkPayout.file';

/** What outlives the page of a file: its cells as they are now, and what was decided about its rows. Rows are named by their line. */
export interface Kept {
  readonly name: string;
  /** Made when the file was taken in: with the line it names each payment for ever. */
  readonly key: string;
  readonly texts: readonly Texts[];
  readonly notes: readonly string[];
  readonly leftOut: readonly number[];
  /** Rows that pay what another pays too, and are meant to. */
  readonly meant: readonly number[];
  /** Rows that the spreadsheet does not show, and that are to be paid. */
  readonly included?: readonly number[];
}

/** Where a table is taken from: a file that was chosen, or what is left of one. */
export type Source = { readonly file: Chosen } | { readonly kept: Kept };

export interface Sheet extends Omit<Kept, 'texts'> {
  readonly rows: readonly Row[];
}

export interface ReadFile {
  readonly sheet: Sheet;
  readonly banks: readonly Bank[];
}

/** What reading brings: rows that were checked, or why there are none. */
export type Read = ReadFile | { readonly refusal: string };

export interface Payee {
  readonly bankCode: string;
  readonly number: string;
}

/** Whose account it is; null where nobody has it, or, where the bank said nothing, not known yet. */
export interface Naming extends Payee {
  readonly name: string | null;
  readonly isSilent: boolean;
}

/** By bank code and number. */
export type Names = Readonly<Record<string, Naming>>;

/** One payment as it is confirmed and sent: amount in major units as decimal text, a name that was looked up. */
export interface Payment {
  /** Ours: the same however often the row is sent, so that it is paid once. */
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

/** A batch on its way. After a reload its payments are no longer known, and nothing of it is sent: it is asked about by its key. */
export interface BatchOrder {
  readonly idempotencyKey: string;
  readonly currency: string;
  readonly payments: readonly Payment[];
}

/** What the batch costs, and what its wallet has, in major units. */
export interface BatchQuote extends BatchFee {
  readonly available: string;
  /** The payments that repeat payouts of today, and when the last of those was made; ISO date and time on the wall clock of Lagos. */
  readonly likeIt: { readonly lines: readonly number[]; readonly initiatedAt: string } | null;
}

/** What became of a row, by the provider's word. */
export interface Result {
  readonly line: number;
  readonly status: string;
  readonly reason: string;
}

/** See `payout`: typed work and the key of what may be under way, never a snapshot. */
export interface BulkBookmark {
  readonly kept: Kept;
  readonly order: { readonly idempotencyKey: string } | null;
  readonly batchId: string | null;
}

export interface BulkPayoutContext {
  readonly source: Source | null;
  readonly sheet: Sheet | null;
  readonly banks: readonly Bank[];
  readonly names: Names;
  /** The lines of the rows on screen: their names are looked up first. */
  readonly shown: readonly number[];
  readonly order: BatchOrder | null;
  readonly batchId: string | null;
  readonly results: readonly Result[];
  /** Why a file was not taken, or a list could not be had. */
  readonly problem: string | null;
  /** What is said of a code whose answer was lost, while its batch may still await one. */
  readonly codeProblem: string | null;
}

export interface BulkPayoutInput {
  readonly bookmark: BulkBookmark | null;
}

/** `left` ended with the session; its bookmark stays. */
export type BulkPayoutOutput = { readonly result: 'left' };

export type BulkPayoutEvent =
  | { type: 'file.chosen'; file: Chosen }
  | { type: 'reading.cancelled' }
  | { type: 'reading.retry' }
  | { type: 'file.dismissed' }
  | { type: 'dismissal.confirmed' }
  | { type: 'dismissal.cancelled' }
  | { type: 'cell.changed'; line: number; field: Field; text: string }
  | { type: 'row.excluded'; line: number }
  | { type: 'row.restored'; line: number }
  | { type: 'row.confirmed'; line: number }
  | { type: 'rows.included'; lines: readonly number[] }
  | { type: 'rows.shown'; lines: readonly number[] }
  | { type: 'naming.stopped' }
  | { type: 'naming.retry' }
  | { type: 'batch.reviewed' }
  | { type: 'outcome.retry' }
  | { type: 'results.retry' }
  | { type: 'code.available' }
  | { type: 'retry' }
  | { type: 'batch.finished' };
