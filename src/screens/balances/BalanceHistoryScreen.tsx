import { useCallback, useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type {
  Movement,
  MovementFilter,
  walletHistoryMachine,
} from '../../../machines/balances/walletHistory/walletHistory.machine';
import type { walletHistoryDownloadMachine } from '../../../machines/balances/walletHistoryDownload/walletHistoryDownload.machine';
import type { Wired } from '../../../machines/kit/port';
import { useCollection } from '../../flow/useCollection';
import { Age } from '../../ui/Age';
import { Button } from '../../ui/Button';
import { linkStyle } from '../../ui/button.style';
import { Empty } from '../../ui/Empty';
import { Page } from '../../ui/Page';
import { Stack } from '../../ui/Stack';
import { Toolbar } from '../../ui/Toolbar';
import { commonCurrency } from '../kit/commonCurrency';
import { DownloadMenu } from '../kit/DownloadMenu';
import { ListTable } from '../kit/ListTable';
import { MovementFilterPanel } from './MovementFilterPanel';
import { MovementPane } from './MovementPane';
import { movementColumns, NEWEST_FIRST, wordsOf } from './movementColumns';
import { everything, isFiltered, movementFilterCodec } from './movementFilter';

export interface BalanceHistoryScreenProps {
  readonly flows: {
    readonly walletHistory: Wired<typeof walletHistoryMachine>;
    readonly walletHistoryDownload: Wired<typeof walletHistoryDownloadMachine>;
  };
  readonly currencies: readonly string[];
  /** Where these are looked at; null where this role may not. */
  readonly balances: string | null;
  readonly payouts: string | null;
}

/** What in the address opens the details of a movement. */
const SHOWN = 'movement';

/** BAL-03: what was booked in to the wallets, and what out of them. */
export function BalanceHistoryScreen({ flows, currencies, balances, payouts }: BalanceHistoryScreenProps) {
  const list = useCollection(flows.walletHistory, movementFilterCodec);
  const { shown, show, close } = useShown();
  const { send } = list;
  const { rows, query, busy, shownAt } = list.view;
  const { filter } = query;
  const apply = useCallback((wanted: MovementFilter) => send({ type: 'filter.applied', filter: wanted }), [send]);
  const movement = rows.find(({ id }) => id === shown) ?? null;
  const common = commonCurrency(rows);
  const isNarrow = movement !== null;
  const columns = useMemo(() => movementColumns({ common, isNarrow }), [common, isNarrow]);
  return (
    <Page
      title="Balance history"
      actions={
        balances !== null && (
          <Link href={balances} className={linkStyle}>
            View balances
          </Link>
        )
      }
      pane={movement && <MovementPane movement={movement} payouts={payouts} onClose={close} />}
    >
      <Stack>
        <Toolbar>
          <MovementFilterPanel key={JSON.stringify(filter)} filter={filter} currencies={currencies} onApply={apply} />
          <Age at={shownAt} busy={busy} onRefresh={() => send({ type: 'refreshed' })} />
          <DownloadMenu machine={flows.walletHistoryDownload} filter={filter} />
        </Toolbar>
        <ListTable<Movement, MovementFilter>
          list={list}
          caption="Movements"
          columns={columns}
          usual={NEWEST_FIRST}
          rowKey={({ id }) => id}
          rowLabel={(row) => `Details: ${row.direction}, ${wordsOf(row)}`}
          onRow={show}
          chosen={movement?.id ?? null}
          empty={
            isFiltered(filter) ? (
              <Empty title="No movement matches.">
                <Button onPress={() => apply(everything)}>Show all movements</Button>
              </Empty>
            ) : (
              <Empty title="Nothing has moved in your wallets yet." />
            )
          }
          lost="your balance history"
        />
      </Stack>
    </Page>
  );
}

/** The movement whose details are open stands in the address, beside what the list asks for. */
function useShown() {
  const [path, navigate] = useLocation();
  const shown = new URLSearchParams(useSearch()).get(SHOWN);
  const doors = useMemo(() => {
    const go = (id: string | null) => {
      const next = new URLSearchParams(window.location.search);
      if (id === null) next.delete(SHOWN);
      else next.set(SHOWN, id);
      navigate(next.size > 0 ? `${path}?${next}` : path, { replace: id === null });
    };
    return { show: ({ id }: Pick<Movement, 'id'>) => go(id), close: () => go(null) };
  }, [path, navigate]);
  return { shown, ...doors };
}
