/** The same rows in our table or in a plain one. One button adds them, two others change them. */
import { type ComponentType, useMemo, useState } from 'react';
import type { PayoutRow } from '../../../machines/payouts/payouts/payouts.machine';
import { FlowProvider } from '../../../src/flow/FlowProvider';
import { commonCurrency } from '../../../src/screens/kit/commonCurrency';
import { payoutColumns } from '../../../src/screens/payouts/payoutColumns';
import { Toasts } from '../../../src/ui/feedback/Toasts';
import { Table } from '../../../src/ui/tables/Table';
import { Plain } from './Plain';

interface TableProps {
  readonly rows: readonly PayoutRow[];
  readonly onRow: (id: string) => void;
}

/** As in the list of payouts. */
function Ours({ rows, onRow }: TableProps) {
  const common = commonCurrency(rows);
  const columns = useMemo(() => payoutColumns({ common, onShow: onRow, onVerify: onRow, isNarrow: false }), [common, onRow]);
  return (
    <Table<PayoutRow>
      caption="Payouts"
      columns={columns}
      rows={rows}
      rowKey={({ payoutId }) => payoutId}
      rowLabel={({ recipient }) => `Details of the payout to ${recipient}`}
      onRow={({ payoutId }) => onRow(payoutId)}
      empty="None"
    />
  );
}

const byAmount = (rows: readonly PayoutRow[]) =>
  rows
    .map((row) => ({ row, amount: Number(row.amount) }))
    .sort((one, other) => other.amount - one.amount)
    .map(({ row }) => row);

const opened = () => undefined;

const TABLES = { ours: Ours, plain: Plain } satisfies Record<string, ComponentType<TableProps>>;

interface ListProps {
  readonly table: keyof typeof TABLES;
  /** The rows that the first button adds. */
  readonly all: readonly PayoutRow[];
}

export function List({ table, all }: ListProps) {
  const Shown = TABLES[table];
  const [given, setGiven] = useState<readonly PayoutRow[]>([]);
  const [text, setText] = useState('');
  const [isSorted, setSorted] = useState(false);
  const rows = useMemo(() => {
    const found = text === '' ? given : given.filter(({ recipient }) => recipient.includes(text));
    return isSorted ? byAmount(found) : found;
  }, [given, text, isSorted]);
  return (
    <main>
      <button id="give" type="button" onClick={() => setGiven(all)}>
        Give
      </button>
      <button id="filter" type="button" onClick={() => setText(text === '' ? 'OKAFOR' : '')}>
        Filter
      </button>
      <button id="sort" type="button" onClick={() => setSorted(!isSorted)}>
        Sort
      </button>
      <FlowProvider Toasts={Toasts}>
        <Shown rows={rows} onRow={opened} />
      </FlowProvider>
    </main>
  );
}
