import type { Sort } from '../../../machines/kit/list/sorting';
import type { Refund } from '../../../machines/refunds/refunds/refunds.machine';
import type { SortableColumn } from '../../flow/useSort';
import { NamedCell } from '../../ui/tables/NamedCell';
import { orDash } from '../../ui/text/format';
import { actionColumn } from '../kit/actionColumn';
import { statusColumn, textColumn } from '../kit/columns';
import { dateColumn } from '../kit/dateColumn';
import { moneyColumn } from '../kit/moneyColumn';
import { referenceColumn } from '../kit/referenceColumn';
import { REFUND_STATUS } from './status';

/** The provider's order. */
export const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

/**
 * RFD-01: the columns of both documents.
 * @param common the currency of all rows, shown once in the heading. Null if there are several, or no rows yet.
 * @param onView opens the details of a refund
 */
export function refundColumns(common: string | null, onView: (refund: Refund) => void): readonly SortableColumn<Refund>[] {
  const money = moneyColumn<Refund>(common);
  return [
    dateColumn('date', 'Date', ({ createdAt }) => createdAt, { place: 'note' }),
    textColumn('email', 'Customer Email', ({ email }) => email, {
      place: 'lead',
      cell: ({ email }) => <NamedCell name={email} />,
    }),
    textColumn('customer', 'Customer ID', ({ customerId }) => orDash(customerId), { from: 'page' }),
    money('paid', 'Transaction Amount', ({ transactionAmount }) => transactionAmount, { from: 'xl' }),
    money('amount', 'Refund Amount', ({ amount }) => amount, { place: 'figure' }),
    referenceColumn('reference', 'Transaction reference', ({ orderReference }) => orderReference, { from: 'xl' }),
    statusColumn(({ status }) => status, REFUND_STATUS),
    actionColumn(
      ({ reference }) => reference,
      (refund) => [{ key: 'view', label: 'View details', icon: 'eye', onChoose: () => onView(refund) }],
      // On a narrow page the row itself opens the details.
      { from: 'md' },
    ),
  ];
}
