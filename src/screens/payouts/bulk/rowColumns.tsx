import type { Cause } from '../../../../machines/payouts/bulkPayout/bulkPayout.check';
import type { Entry } from '../../../../machines/payouts/bulkPayout/bulkPayout.entries';
import type { Field } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import { CellWithNote, ClampedCell, WrappedCell } from '../../../ui/tables/cells';
import type { Column } from '../../../ui/tables/Table';
import { Money } from '../../../ui/text/Money';
import type { Send } from '../../kit/batch/batchFlow';
import { cellsOf, lineColumn, stateColumn } from '../../kit/batch/rowCells';

const HEADS: Readonly<Record<Field, string>> = {
  account: 'Account Number',
  bank: 'Bank',
  amount: 'Amount',
  description: 'Description',
};

function shown({ row }: Entry, field: Field) {
  if (field === 'amount' && row.pays !== null) return <Money amount={row.pays} currency="NGN" inHead />;
  if (field === 'bank') return <WrappedCell>{row.bankName ?? row.bank}</WrappedCell>;
  if (field === 'account' && row.number !== null) return row.number;
  return field === 'description' ? <ClampedCell>{row[field]}</ClampedCell> : <WrappedCell>{row[field]}</WrappedCell>;
}

const cell = cellsOf<Cause, Field, Entry>({ heads: HEADS, numeric: 'amount', shown });

/**
 * The columns of the review. They stay the same while `send` does. The account name is next to the number, to leave room for errors.
 * @param isTight the description is below the bank, so that the status of a row with errors is not cut
 */
export const rowColumns = (send: Send<Field>, isTight: boolean): readonly Column<Entry>[] => [
  lineColumn,
  {
    key: 'account',
    head: HEADS.account,
    cell: (entry) => <CellWithNote note={entry.name}>{cell(entry, 'account', send)}</CellWithNote>,
  },
  {
    key: 'bank',
    head: isTight ? `${HEADS.bank}, ${HEADS.description}` : HEADS.bank,
    ...(isTight && { headLines: [HEADS.bank, HEADS.description] as const }),
    cell: (entry) =>
      isTight ? (
        <CellWithNote note={cell(entry, 'description', send)}>{cell(entry, 'bank', send)}</CellWithNote>
      ) : (
        cell(entry, 'bank', send)
      ),
  },
  { key: 'amount', head: 'Amount (NGN)', label: HEADS.amount, align: 'right', cell: (entry) => cell(entry, 'amount', send) },
  ...(isTight ? [] : [{ key: 'description', head: HEADS.description, cell: (entry: Entry) => cell(entry, 'description', send) }]),
  stateColumn('Name pending', send),
];
