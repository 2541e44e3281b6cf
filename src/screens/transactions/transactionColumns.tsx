import { byDate, type Sort } from '../../../machines/kit/sorting';
import type { Transaction } from '../../../machines/transactions/transactions/transactions.machine';
import { mayBeRefunded, settlementOf } from '../../../machines/transactions/transactions/transactions.rules';
import type { SortableColumn } from '../../flow/useSort';
import { orDash } from '../../ui/format';
import { Menu, type MenuItem } from '../../ui/Menu';
import { NamedCell } from '../../ui/NamedCell';
import { Timestamp } from '../../ui/Timestamp';
import { statusColumn, textColumn } from '../kit/columns';
import { moneyColumn } from '../kit/moneyColumn';
import { TRANSACTION_STATUS } from './status';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

export interface TransactionDoings {
  readonly onView: (transaction: Transaction) => void;
  /** Null if this role can't refund. */
  readonly onRefund: ((transaction: Transaction) => void) | null;
}

/** TRX-01, TRX-05: the actions, in the documents' words. */
const itemsOf = (transaction: Transaction, { onView, onRefund }: TransactionDoings): readonly MenuItem[] => [
  { key: 'view', label: 'View details', icon: 'eye', onChoose: () => onView(transaction) },
  ...(onRefund !== null && mayBeRefunded(transaction)
    ? [{ key: 'refund', label: 'Refund', icon: 'undo-2' as const, onChoose: () => onRefund(transaction) }]
    : []),
];

const actionColumn = (doings: TransactionDoings): SortableColumn<Transaction> => ({
  key: 'action',
  head: 'Action',
  headHidden: true,
  align: 'right',
  // On a narrow page the row itself opens the details, which have all actions.
  from: 'md',
  cell: (transaction) => <Menu small label={`Actions for ${transaction.reference}`} items={itemsOf(transaction, doings)} />,
});

/**
 * TRX-01: the columns of the list.
 * @param common the currency of all rows, shown once in the heading. Null if there are several, or no rows yet.
 * @param doings the actions of a row. Without them there is no menu.
 */
export function transactionColumns(common: string | null, doings?: TransactionDoings): readonly SortableColumn<Transaction>[] {
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
    ...(doings ? [actionColumn(doings)] : []),
  ];
}
