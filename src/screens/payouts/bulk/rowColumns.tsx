import type { Problem } from '../../../../machines/payouts/bulkPayout/bulkPayout.check';
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
  { key: 'state', head: 'Status', cell: (entry) => <State entry={entry} send={send} /> },
];

function State({ entry, send }: { readonly entry: Entry; readonly send: Send }) {
  const { row, state, problems, twin, isHeld } = entry;
  const { line } = row;
  const mark = <StatusMark {...LOOKS[state]} />;
  if (state === 'leftOut')
    return (
      <ErrorPopover mark={mark}>
        <TextButton onPress={() => send({ type: 'row.restored', line })}>{`Restore row ${line}`}</TextButton>
      </ErrorPopover>
    );
  if (state !== 'attention') return mark;
  return (
    <ErrorPopover mark={mark}>
      {problems.map((problem) => (
        <Said key={problem.says} problem={problem} line={line} send={send} />
      ))}
      <Ways isTwin={twin !== null} isHeld={isHeld} line={line} send={send} />
    </ErrorPopover>
  );
}

interface WaysProps {
  readonly isTwin: boolean;
  readonly isHeld: boolean;
  readonly line: number;
  readonly send: Send;
}

/** The actions on a whole row. */
const Ways = ({ isTwin, isHeld, line, send }: WaysProps) => (
  <>
    {isHeld && <TextButton onPress={() => send({ type: 'rows.included', lines: [line] })}>{`Include row ${line}`}</TextButton>}
    {isTwin && <TextButton onPress={() => send({ type: 'row.confirmed', line })}>Keep both</TextButton>}
    <TextButton onPress={() => send({ type: 'row.excluded', line })}>{`Exclude row ${line}`}</TextButton>
  </>
);

interface SaidProps {
  readonly problem: Problem;
  readonly line: number;
  readonly send: Send;
}

const Said = ({ problem: { says, offer }, line, send }: SaidProps) => (
  <>
    <span>{says}</span>
    {offer && (
      <TextButton onPress={() => send({ type: 'cell.changed', line, field: offer.field, text: offer.text })}>
        {offer.label}
      </TextButton>
    )}
  </>
);
