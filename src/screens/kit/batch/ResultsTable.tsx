import { useMemo } from 'react';
import { formatCount } from '../../../ui/format';
import { type Column, Table } from '../../../ui/Table';

interface Result {
  /** The row of the file. */
  readonly line: number;
}

const lineColumn: Column<Result> = { key: 'line', head: 'Row', cell: ({ line }) => formatCount(line) };

interface ResultsTableProps<Outcome extends Result> {
  /** What follows the number of the row. They stay the same. */
  readonly columns: readonly Column<Outcome>[];
  readonly outcomes: readonly Outcome[];
}

/** Each row of a batch with its result. */
export function ResultsTable<Outcome extends Result>({ columns, outcomes }: ResultsTableProps<Outcome>) {
  const all = useMemo(() => [lineColumn, ...columns], [columns]);
  return (
    <Table<Outcome> caption="Result of each row" columns={all} rows={outcomes} rowKey={({ line }) => String(line)} empty={null} />
  );
}
