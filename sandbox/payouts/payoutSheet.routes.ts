/** The payouts as a spreadsheet, with the columns of the list and the currency, because an amount needs one. */
import { type SheetColumn, sheetOf } from '../http/sheet';
import type { PayoutView } from './payoutList';
import { inList } from './payoutViews.routes';

type Row = ReturnType<typeof inList>;

interface Column extends SheetColumn {
  readonly cell: (row: Row) => string | null;
}

const columns: readonly Column[] = [
  { head: 'Payout date', kind: 'time', cell: (row) => row.payoutDate },
  { head: 'Recipient', cell: (row) => row.recipient },
  { head: 'Beneficiary number', cell: (row) => row.beneficiaryNumber },
  { head: 'Session ID', cell: (row) => row.sessionId },
  { head: 'Total amount', kind: 'amount', cell: (row) => row.totalAmount },
  { head: 'Debit currency', cell: (row) => row.debitCurrency },
  { head: 'Client reference', cell: (row) => row.clientReference },
  { head: 'Type', cell: (row) => row.type },
  { head: 'Fee', kind: 'amount', cell: (row) => row.fee },
  { head: 'Status', cell: (row) => row.status },
];

async function* cellsOf(views: AsyncIterable<PayoutView>) {
  for await (const view of views) {
    const row = inList(view);
    yield columns.map(({ cell }) => cell(row) ?? '');
  }
}

export const payoutSheet = (views: AsyncIterable<PayoutView>) => sheetOf('Payouts', columns, cellsOf(views));
