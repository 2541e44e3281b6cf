import type { Settlement } from '../../../contract/settlements/settlements';
import type { RefusedFile } from '../../kit/batch/batch.types';
import type { Fault } from '../../kit/flow/fault';
import type { SelectedFile } from '../../kit/form/form.types';

export type { Settlement } from '../../../contract/settlements/settlements';

/** A row of a bank's file. Money that left the account is `other`. */
export type BankRow =
  | {
      readonly kind: 'credit';
      readonly line: number;
      /** ISO day. */
      readonly day: string;
      /** Decimal text in major units. */
      readonly amount: string;
      /** Everything that the bank wrote beside the amount. */
      readonly text: string;
    }
  | { readonly kind: 'other'; readonly line: number }
  | { readonly kind: 'unread'; readonly line: number; readonly says: string };

export type Credit = Extract<BankRow, { kind: 'credit' }>;

export interface BankFile {
  readonly name: string;
  readonly rows: readonly BankRow[];
  readonly notes: readonly string[];
}

/** The days of a payment, as the provider is asked for settlements. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * A settlement beside what the bank has of it. `missing`: the file has nothing of it. `doubled`: it is there more than once. `different`: the
 * amount, the day or the status is another one.
 */
export interface Compared {
  readonly kind: 'agrees' | 'missing' | 'doubled' | 'different';
  readonly settlement: Settlement;
  readonly credits: readonly Credit[];
  /** How many settlements each of these credits pays: 1 unless the bank booked a group as one. */
  readonly together: number;
  /** What is not the same. Only of `different`. */
  readonly differs: readonly ('amount' | 'day' | 'status')[];
}

export interface Comparison {
  readonly entries: readonly Compared[];
  /** Money that came in and is no settlement. */
  readonly others: number;
}

export interface BankCheckContext {
  readonly currency: string;
  readonly file: SelectedFile | null;
  readonly bank: BankFile | null;
  readonly comparison: Comparison | null;
  /** Of the file that is saved. */
  readonly format: ReportFormat | null;
  /** Why a file was refused. */
  readonly problem: string | null;
  readonly fault: Fault | null;
}

export type ReportFormat = 'xlsx' | 'csv';

export type BankCheckEvent =
  | { type: 'file.chosen'; file: SelectedFile }
  | { type: 'reading.cancelled' }
  | { type: 'listing.cancelled' }
  | { type: 'check.retried' }
  | { type: 'file.dismissed' }
  | { type: 'report.requested'; format: ReportFormat };

export type Read = RefusedFile | BankFile;
