/** The payouts as a spreadsheet, with the columns of the list and the currency, because an amount needs one. */
import { type SheetColumn, sheetOf } from '../http/sheet';
import { toMajor } from '../rules/money';
import type { PayoutView } from './payoutList';
import { inList } from './payoutViews.routes';

/** The total of a row is its amount with its fee, as the list of the dashboard shows it. */
const inSheet = (view: PayoutView) => ({ ...inList(view), total: toMajor(view.payout.amount + view.payout.fee) });

type Row = ReturnType<typeof inSheet>;

interface Column extends SheetColumn {
  readonly cell: (row: Row) => string | null;
}

const columns: readonly Column[] = [
  { head: 'Payout date', kind: 'time', cell: (row) => row.payoutDate },
  { head: 'Recipient', cell: (row) => row.recipient },
  { head: 'Beneficiary number', cell: (row) => row.beneficiaryNumber },
  { head: 'Session ID', cell: (row) => row.sessionId },
  { head: 'Total amount', kind: 'amount', cell: (row) => row.total },
  { head: 'Debit currency', cell: (row) => row.debitCurrency },
  { head: 'Client reference', cell: (row) => row.clientReference },
  { head: 'Type', cell: (row) => row.type },
  { head: 'Fee', kind: 'amount', cell: (row) => row.fee },
  { head: 'Status', cell: (row) => row.status },
];

async function* cellsOf(views: AsyncIterable<PayoutView>) {
  for await (const view of views) {
    const row = inSheet(view);
    yield columns.map(({ cell }) => cell(row) ?? '');
  }
}

export const payoutSheet = (views: AsyncIterable<PayoutView>) => sheetOf('Payouts', columns, cellsOf(views));
