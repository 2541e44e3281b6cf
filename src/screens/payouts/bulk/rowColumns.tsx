import type { Entry, EntryState } from '../../../../machines/payouts/bulkPayout/bulkPayout.entries';
import type { Field } from '../../../../machines/payouts/bulkPayout/bulkPayout.file';
import type { BulkPayoutEvent } from '../../../../machines/payouts/bulkPayout/bulkPayout.types';
import { CellField } from '../../../ui/CellField';
import { CellWithLabel, CellWithNote, WrappedCell } from '../../../ui/cells';
import { ErrorPopover } from '../../../ui/ErrorPopover';
import { formatCount } from '../../../ui/format';
import { Money } from '../../../ui/Money';
import { StatusMark } from '../../../ui/StatusMark';
import type { Column } from '../../../ui/Table';
import { TextButton } from '../../../ui/TextButton';
import { reasonsId } from './RowReasons';

type Send = (event: BulkPayoutEvent) => void;

const LOOKS: Readonly<Record<EntryState, Parameters<typeof StatusMark>[0]>> = {
  ready: { tone: 'green', icon: 'circle-check', children: 'Ready' },
  waiting: { tone: 'plain', icon: 'circle-dashed', children: 'Name pending' },
  attention: { tone: 'orange', icon: 'triangle-alert', children: 'Needs attention' },
  leftOut: { tone: 'plain', icon: 'circle-slash', children: 'Excluded' },
};

const HEADS: Readonly<Record<Field, string>> = {
  account: 'Account Number',
  bank: 'Bank',
  amount: 'Amount',
  description: 'Description',
};

const isOpen = ({ row, state, problems }: Entry, field: Field) =>
  state !== 'leftOut' && (row.typed.includes(field) || row.beyond !== '' || problems.some((problem) => problem.field === field));

/** A cell with an error, or one that was corrected, is a field. Any other shows the file's text. */
function cell(entry: Entry, field: Field, send: Send) {
  const { row, problems } = entry;
  if (!isOpen(entry, field)) return shown(entry, field);
  return (
    <CellField
      label={`${HEADS[field]}, row ${row.line}`}
      value={row[field]}
      wrong={problems.some((problem) => problem.field === field)}
      numeric={field === 'amount'}
      describedBy={problems.length > 0 ? reasonsId(row.line) : undefined}
      onText={(text) => send({ type: 'cell.changed', line: row.line, field, text })}
    />
  );
}

function shown({ row }: Entry, field: Field) {
  if (field === 'amount' && row.pays !== null) return <Money amount={row.pays} currency="NGN" inHead />;
  if (field === 'bank') return <WrappedCell>{row.bankName ?? row.bank}</WrappedCell>;
  return field === 'account' ? (row.number ?? row.account) : <WrappedCell>{row[field]}</WrappedCell>;
}

/** The columns of the review. They stay the same while `send` does. The account name is next to the number, to leave room for errors. */
export const rowColumns = (send: Send): readonly Column<Entry>[] => [
  {
    key: 'line',
    head: 'Row',
    cell: ({ row }) => <CellWithLabel head="Row">{formatCount(row.line)}</CellWithLabel>,
    place: 'lead',
  },
  {
    key: 'account',
    head: HEADS.account,
    cell: (entry) => <CellWithNote note={entry.name}>{cell(entry, 'account', send)}</CellWithNote>,
  },
  { key: 'bank', head: HEADS.bank, cell: (entry) => cell(entry, 'bank', send) },
  { key: 'amount', head: 'Amount (NGN)', align: 'right', cell: (entry) => cell(entry, 'amount', send) },
  { key: 'description', head: HEADS.description, cell: (entry) => cell(entry, 'description', send) },
  { key: 'state', head: 'Status', place: 'figure', cell: (entry) => <State entry={entry} send={send} /> },
];

function State({ entry: { row, state }, send }: { readonly entry: Entry; readonly send: Send }) {
  const mark = <StatusMark {...LOOKS[state]} />;
  if (state !== 'leftOut') return mark;
  return (
    <ErrorPopover mark={mark}>
      <TextButton onPress={() => send({ type: 'row.restored', line: row.line })}>{`Restore row ${row.line}`}</TextButton>
    </ErrorPopover>
  );
}
