/** The payouts as a spreadsheet, with the columns of the list and the currency, because an amount needs one. */
import { sheetOf } from '../http/sheet';
import type { PayoutView } from './payoutList';
import { inList } from './payoutViews.routes';

type Row = ReturnType<typeof inList>;

const columns: readonly (readonly [head: string, cell: (row: Row) => string | null])[] = [
  ['Payout date', (row) => row.payoutDate],
  ['Recipient', (row) => row.recipient],
  ['Beneficiary number', (row) => row.beneficiaryNumber],
  ['Session ID', (row) => row.sessionId],
  ['Total amount', (row) => row.totalAmount],
  ['Debit currency', (row) => row.debitCurrency],
  ['Client reference', (row) => row.clientReference],
  ['Type', (row) => row.type],
  ['Fee', (row) => row.fee],
  ['Status', (row) => row.status],
];

async function* cellsOf(views: AsyncIterable<PayoutView>) {
  for await (const view of views) {
    const row = inList(view);
    yield columns.map(([, cell]) => cell(row) ?? '');
  }
}

export const payoutSheet = (views: AsyncIterable<PayoutView>) =>
  sheetOf(
    'Payouts',
    columns.map(([head]) => head),
    cellsOf(views),
  );
