import { byDate, type Sort } from '../../../machines/kit/sorting';
import type { Transaction } from '../../../machines/transactions/transactions/transactions.machine';
import { settlementOf } from '../../../machines/transactions/transactions/transactions.rules';
import type { SortableColumn } from '../../flow/useSort';
import { orDash } from '../../ui/format';
import { NamedCell } from '../../ui/NamedCell';
import { Timestamp } from '../../ui/Timestamp';
import { statusColumn, textColumn } from '../kit/columns';
import { moneyColumn } from '../kit/moneyColumn';
import { TRANSACTION_STATUS } from './status';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

/**
 * TRX-01: the columns of the list.
 * @param common the currency of all rows, shown once in the heading. Null if there are several, or no rows yet.
 */
export function transactionColumns(common: string | null): readonly SortableColumn<Transaction>[] {
  const money = moneyColumn<Transaction>(common);
  return [
    {
      key: 'date',
      head: 'Date',
      place: 'note',
      order: byDate(({ createdAt }) => createdAt),
      cell: ({ createdAt }) => <Timestamp at={createdAt} stacked />,
    },
    textColumn('email', 'Email', ({ email }) => email, { place: 'lead', cell: ({ email }) => <NamedCell name={email} /> }),
    { ...money('amount', 'Amount', ({ amount }) => amount), place: 'figure' },
    {
      ...textColumn<Transaction>('frequency', 'Recurring Frequency', ({ recurringFrequency }) => orDash(recurringFrequency)),
      from: 'page',
      headWraps: true,
    },
    { ...money('settlement', 'Settlement Amount', settlementOf), from: 'xl', headWraps: true },
    textColumn('method', 'Payment method', ({ method }) => orDash(method), { from: 'xl' }),
    textColumn('reference', 'Reference', ({ reference }) => reference, { from: 'xl' }),
    statusColumn(({ status }) => status, TRANSACTION_STATUS),
  ];
}
