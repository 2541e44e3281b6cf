/** The layout of a file of refunds, and its rows (RFD-03). */
import { MOST_REFUNDS } from '../../../contract/limits';
import { batchLayout, type RowFacts } from '../../kit/batch/batch.file';

/** The documented columns, in their order. */
export const COLUMNS = [
  { field: 'reference', head: 'Transaction Reference' },
  { field: 'amount', head: 'Amount' },
  { field: 'reason', head: 'Reason' },
] as const;

export type Field = (typeof COLUMNS)[number]['field'];

/** One refund as in the file. */
export type Texts = { readonly [F in Field]: string } & RowFacts<Field>;

export const { knownHeads, understand } = batchLayout({
  columns: COLUMNS,
  optional: [],
  most: MOST_REFUNDS,
  // The documents' words.
  noRows: 'please, add a refund',
  cells: (cell) => ({ reference: cell('reference'), amount: cell('amount'), reason: cell('reason') }),
});
