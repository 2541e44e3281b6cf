import type { Sort } from '../../../machines/kit/list/sorting';
import type { Transaction } from '../../../machines/transactions/transactions/transactions.machine';
import { mayBeRefunded, settlementOf } from '../../../machines/transactions/transactions/transactions.rules';
import type { SortableColumn } from '../../flow/useSort';
import type { MenuItem } from '../../ui/buttons/Menu';
import { NamedCell } from '../../ui/tables/NamedCell';
import { orDash } from '../../ui/text/format';
import { actionColumn } from '../kit/actionColumn';
import { statusColumn, textColumn } from '../kit/columns';
import { dateColumn } from '../kit/dateColumn';
import { moneyColumn } from '../kit/moneyColumn';
import { referenceColumn } from '../kit/referenceColumn';
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

const actions = (doings: TransactionDoings) =>
  actionColumn<Transaction>(
    ({ reference }) => reference,
    (transaction) => itemsOf(transaction, doings),
    // On a narrow page the row itself opens the details, which have all actions.
    { from: 'md' },
  );

/**
 * TRX-01: the columns of the list.
 * @param common the currency of all rows, shown once in the heading. Null if there are several, or no rows yet.
 * @param doings the actions of a row. Without them there is no menu.
 */
export function transactionColumns(common: string | null, doings?: TransactionDoings): readonly SortableColumn<Transaction>[] {
  const money = moneyColumn<Transaction>(common);
  return [
    dateColumn('date', 'Date', ({ createdAt }) => createdAt, { place: 'note' }),
    textColumn('email', 'Email', ({ email }) => email, { place: 'lead', cell: ({ email }) => <NamedCell name={email} /> }),
    money('amount', 'Amount', ({ amount }) => amount, { place: 'figure' }),
    {
      ...textColumn<Transaction>('frequency', 'Recurring Frequency', ({ recurringFrequency }) => orDash(recurringFrequency)),
      from: 'page',
      headWraps: true,
    },
    money('settlement', 'Settlement Amount', settlementOf, { from: 'xl', headWraps: true }),
    textColumn('method', 'Payment method', ({ method }) => orDash(method), { from: 'xl' }),
    referenceColumn('reference', 'Reference', ({ reference }) => reference, { from: 'xl' }),
    statusColumn(({ status }) => status, TRANSACTION_STATUS),
    ...(doings ? [actions(doings)] : []),
  ];
}
