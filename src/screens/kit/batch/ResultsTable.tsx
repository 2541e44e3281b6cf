import { type ReactNode, useMemo } from 'react';
import { ChoiceField } from '../../../ui/controls/ChoiceField';
import { type Column, Table } from '../../../ui/tables/Table';
import { Toolbar } from '../../../ui/tables/Toolbar';
import { formatCount } from '../../../ui/text/format';
import { useShown } from './useShown';

interface Result {
  /** The row of the file. */
  readonly line: number;
  /** It needs the merchant's attention. */
  readonly isFailed: boolean;
}

const lineColumn: Column<Result> = { key: 'line', head: 'Row', cell: ({ line }) => formatCount(line) };

const SHOWN = ['all', 'failed', 'accepted'] as const;
type Shown = (typeof SHOWN)[number];

interface ResultsTableProps<Outcome extends Result> {
  /** What follows the number of the row. They stay the same. */
  readonly columns: readonly Column<Outcome>[];
  readonly outcomes: readonly Outcome[];
  /** What the provider calls a row that failed. */
  readonly failedLabel: string;
  /** An action on the whole list. */
  readonly tools?: ReactNode;
}

/** Each row of a batch with its result: those that failed first, and on their own if some did not. */
export function ResultsTable<Outcome extends Result>({ columns, outcomes, failedLabel, tools }: ResultsTableProps<Outcome>) {
  const { shown, choose } = useShown(SHOWN);
  const all = useMemo(() => [lineColumn, ...columns], [columns]);
  const [failed, accepted] = useMemo(
    () => [outcomes.filter(({ isFailed }) => isFailed), outcomes.filter(({ isFailed }) => !isFailed)],
    [outcomes],
  );
  const isMixed = failed.length > 0 && accepted.length > 0;
  const option = (value: Shown, label: string, { length }: readonly Outcome[]) => ({
    value,
    label: `${label} ${formatCount(length)}`,
  });
  const rows = { all: [...failed, ...accepted], failed, accepted }[isMixed ? shown : 'all'];
  return (
    <>
      {(isMixed || tools) && (
        <Toolbar>
          {isMixed && (
            <ChoiceField
              label="Rows"
              isLabelHidden
              value={shown}
              options={[
                option('all', 'All', outcomes),
                option('failed', failedLabel, failed),
                option('accepted', 'Accepted', accepted),
              ]}
              onChoose={choose}
            />
          )}
          {tools}
        </Toolbar>
      )}
      <Table<Outcome>
        caption="Result of each row"
        columns={all}
        rows={rows}
        rowKey={({ line }) => String(line)}
        tone={({ isFailed }) => (isFailed ? 'attention' : undefined)}
        empty={null}
      />
    </>
  );
}
