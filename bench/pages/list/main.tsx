/** `?table=ours` or `?table=plain`: the same rows in one table or the other. One button adds them, two others change them. */
import { type ComponentType, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PayoutRow } from '../../../machines/payouts/payouts/payouts.machine';
import { commonCurrency } from '../../../src/screens/kit/commonCurrency';
import { payoutColumns } from '../../../src/screens/payouts/payoutColumns';
import { Table } from '../../../src/ui/tables/Table';
import '../../../src/ui/styles.css';
import { Plain } from './Plain';
import { rows as all } from './rows';

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

function List({ Shown }: { readonly Shown: ComponentType<TableProps> }) {
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
      <Shown rows={rows} onRow={opened} />
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the table.');
createRoot(root).render(<List Shown={new URLSearchParams(window.location.search).get('table') === 'plain' ? Plain : Ours} />);
