import type { Cause } from '../../../../machines/refunds/bulkRefund/bulkRefund.check';
import type { Entry } from '../../../../machines/refunds/bulkRefund/bulkRefund.entries';
import type { Field } from '../../../../machines/refunds/bulkRefund/bulkRefund.file';
import { leftOf } from '../../../../machines/transactions/transactionDetails/transactionDetails.rules';
import { CellWithNote, WrappedCell } from '../../../ui/tables/cells';
import type { Column } from '../../../ui/tables/Table';
import { Money } from '../../../ui/text/Money';
import type { Send } from '../../kit/batch/batchFlow';
import { cellsOf, lineColumn, stateColumn } from '../../kit/batch/rowCells';

const HEADS: Readonly<Record<Field, string>> = {
  reference: 'Transaction reference',
  amount: 'Amount',
  reason: 'Reason',
};

function shown({ row, payment }: Entry, field: Field) {
  if (field === 'amount' && row.refunds !== null)
    return payment === null ? row.refunds : <Money amount={row.refunds} currency={payment.currency} />;
  return <WrappedCell>{field === 'reference' ? (row.names ?? row.reference) : row[field]}</WrappedCell>;
}

const cell = cellsOf<Cause, Field, Entry>({ heads: HEADS, numeric: 'amount', shown });

/** Whose transaction a row names. */
const customerOf = ({ payment }: Entry) => payment && (payment.customer.name || payment.customer.email);

function Left({ payment }: Entry) {
  const left = payment && leftOf(payment);
  return payment === null || left === null ? '—' : <Money amount={left} currency={payment.currency} />;
}

/** The columns of the review. They stay the same while `send` does. */
export const rowColumns = (send: Send<Field>): readonly Column<Entry>[] => [
  lineColumn,
  {
    key: 'reference',
    head: HEADS.reference,
    cell: (entry) => <CellWithNote note={customerOf(entry)}>{cell(entry, 'reference', send)}</CellWithNote>,
  },
  { key: 'left', head: 'Left now', align: 'right', cell: Left },
  { key: 'amount', head: HEADS.amount, align: 'right', cell: (entry) => cell(entry, 'amount', send) },
  { key: 'reason', head: HEADS.reason, cell: (entry) => cell(entry, 'reason', send) },
  stateColumn('Not looked up', send),
];
