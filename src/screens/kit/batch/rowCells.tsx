import type { ReactNode } from 'react';
import type { EntryState } from '../../../../machines/kit/batch/batch.types';
import { eventOfWay, type RowWay, waysOf } from '../../../../machines/kit/batch/batch.ways';
import { Menu } from '../../../ui/buttons/Menu';
import { TextButton } from '../../../ui/buttons/TextButton';
import { CellField } from '../../../ui/controls/CellField';
import { StatusMark } from '../../../ui/feedback/StatusMark';
import { CellWithLabel, CellWithNote } from '../../../ui/tables/cells';
import type { Column } from '../../../ui/tables/Table';
import { formatCount } from '../../../ui/text/format';
import type { CauseWords, Send, ShownEntry } from './batchFlow';
import { reasonsId } from './RowReasons';
import { wayWords } from './wayWords';

const looks = (waiting: string): Readonly<Record<EntryState, Parameters<typeof StatusMark>[0]>> => ({
  ready: { tone: 'green', icon: 'circle-check', children: 'Ready' },
  waiting: { tone: 'plain', icon: 'circle-dashed', children: waiting },
  attention: { tone: 'orange', icon: 'triangle-alert', children: 'Needs attention' },
  leftOut: { tone: 'plain', icon: 'circle-slash', children: 'Excluded' },
});

interface EditableEntry<Cause extends string, Field extends string> extends ShownEntry<Cause, Field> {
  readonly row: { readonly line: number; readonly beyond: string; readonly typed: readonly Field[] };
}

interface TextsOf<Field extends string> {
  readonly row: Readonly<Record<Field, string>>;
}

/** Whether a cell is a field: it has an error, or it was corrected. Any other shows the file's text. */
const isCellOpen = <Cause extends string, Field extends string>(
  { row, state, problems }: EditableEntry<Cause, Field>,
  field: Field,
): boolean =>
  state !== 'leftOut' && (row.typed.includes(field) || row.beyond !== '' || problems.some((problem) => problem.field === field));

interface RowFieldProps<Cause extends string, Field extends string> {
  readonly entry: EditableEntry<Cause, Field>;
  readonly field: Field;
  readonly head: string;
  readonly text: string;
  readonly numeric: boolean;
  readonly send: Send<Field>;
}

const RowField = <Cause extends string, Field extends string>({
  entry: { row, problems },
  field,
  head,
  text,
  numeric,
  send,
}: RowFieldProps<Cause, Field>) => (
  <CellField
    label={`${head}, row ${row.line}`}
    name={field}
    value={text}
    wrong={problems.some((problem) => problem.field === field)}
    numeric={numeric}
    describedBy={problems.length > 0 ? reasonsId(row.line) : undefined}
    onText={(typed) => send({ type: 'cell.changed', line: row.line, field, text: typed })}
  />
);

interface CellsOf<Field extends string, Entry> {
  readonly heads: Readonly<Record<Field, string>>;
  /** The cells that hold numbers. */
  readonly numeric: Field;
  /** The cell of a row that needs no correction there. */
  readonly shown: (entry: Entry, field: Field) => ReactNode;
}

/** Returns the function that shows a cell: as a field if the merchant can correct it. */
export const cellsOf =
  <Cause extends string, Field extends string, Entry extends EditableEntry<Cause, Field> & TextsOf<Field>>({
    heads,
    numeric,
    shown,
  }: CellsOf<Field, Entry>) =>
  (entry: Entry, field: Field, send: Send<Field>): ReactNode =>
    isCellOpen<Cause, Field>(entry, field) ? (
      <RowField<Cause, Field>
        entry={entry}
        field={field}
        head={heads[field]}
        text={entry.row[field]}
        numeric={field === numeric}
        send={send}
      />
    ) : (
      shown(entry, field)
    );

interface Numbered {
  readonly row: { readonly line: number };
}

export const lineColumn: Column<Numbered> = {
  key: 'line',
  head: 'Row',
  cell: ({ row }) => <CellWithLabel head="Row">{formatCount(row.line)}</CellWithLabel>,
  place: 'lead',
};

/** @param waiting what a row waits for while what it names is looked up */
export function stateColumn(waiting: string, send: (event: { type: 'row.restored'; line: number }) => void) {
  const marks = looks(waiting);
  const column: Column<Numbered & { readonly state: EntryState }> = {
    key: 'state',
    head: 'Status',
    place: 'figure',
    cell: ({ row, state }) => {
      const mark = <StatusMark {...marks[state]} />;
      if (state !== 'leftOut') return mark;
      return (
        <CellWithNote
          note={
            <TextButton onPress={() => send({ type: 'row.restored', line: row.line })}>{`Restore row ${row.line}`}</TextButton>
          }
        >
          {mark}
        </CellWithNote>
      );
    },
  };
  return column;
}

/** The menu of each row. */
export function waysColumn<Cause extends string, Field extends string, Entry extends ShownEntry<Cause, Field>>(
  words: Pick<CauseWords<Cause, Field>, 'keep'>,
  send: Send<Field>,
): Column<Entry> {
  return {
    key: 'ways',
    head: 'Action',
    headHidden: true,
    align: 'right',
    place: 'menu',
    cell: (entry) => {
      const { line } = entry.row;
      const labelOf = (way: RowWay<Field>) =>
        way.kind === 'correct' ? `${way.offer.label} in this row` : wayWords(words, line, way.kind);
      return (
        <Menu
          small
          label={`Actions for row ${line}`}
          items={waysOf(entry).map((way, at) => ({
            key: `${at}`,
            label: labelOf(way),
            onChoose: () => send(eventOfWay(line, way)),
          }))}
        />
      );
    },
  };
}
