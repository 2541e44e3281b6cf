/** The layout of a file of payouts, and its rows (BLK-01). */
import { batchLayout, type RowFacts } from '../../kit/batch/batch.file';

/** The documented columns, in their order. */
export const COLUMNS = [
  { field: 'account', head: 'Account Number' },
  { field: 'bank', head: 'Bank' },
  { field: 'amount', head: 'Amount' },
  { field: 'description', head: 'Description' },
] as const;

export type Field = (typeof COLUMNS)[number]['field'];

/** One payment as in the file. */
export type Texts = { readonly [F in Field]: string } & RowFacts<Field> & {
    /** Empty if the file has no such column. */
    readonly currency: string;
  };

/** Maximum number of rows in a batch. */
export const MOST_ROWS = 10_000;

export const { knownHeads, understand } = batchLayout({
  columns: COLUMNS,
  // The column is optional. But a row that names a currency must not be paid in another one.
  optional: ['currency'],
  most: MOST_ROWS,
  noRows: 'The file has headings but no rows.',
  cells: (cell) => ({
    account: cell('account'),
    bank: cell('bank'),
    amount: cell('amount'),
    description: cell('description'),
    currency: cell('currency'),
  }),
});
