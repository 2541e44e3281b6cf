import { useCallback, useMemo } from 'react';
import { type Movement, movementFilters, movementViews } from '../../../machines/balances/walletHistory/walletHistory.machine';
import { useDialogAddress } from '../../flow/dialogAddress';
import { Link } from '../../flow/Link';
import { useCurrencyChoice } from '../../flow/useCurrencyChoice';
import { useList } from '../../flow/useList';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { Page } from '../../ui/layout/Page';
import type { walletHistoryFlows } from '../../wiring/balances/walletHistory';
import { commonCurrency } from '../kit/commonCurrency';
import { useDownload } from '../kit/DownloadMenu';
import { ListSection, type ListWords } from '../kit/ListSection';
import { StartLink } from '../kit/StartLink';
import { MovementPane } from './MovementPane';
import { movementColumns, NEWEST_FIRST, wordsOf } from './movementColumns';

export interface BalanceHistoryScreenProps {
  readonly flows: typeof walletHistoryFlows;
  /** The currency of the whole dashboard. */
  readonly currency: string;
  readonly currencies: readonly string[];
  /** The path of the balances page. Null if this role cannot open it. */
  readonly balances: string | null;
  readonly payouts: string | null;
}

/** The URL parameter that opens the details of a movement. */
const OPEN = ['movement'] as const;

const WORDS: ListWords = {
  caption: 'Movements',
  widths: { date: 242, description: 294, type: 179, direction: 123, amount: 135, after: 153 },
  none: 'No movements in your wallets yet.',
  noneIn: (currency) => `No movements in your ${currency} wallet yet.`,
  teaches: { drawing: 'movement', sentence: 'Each payment in or out of a wallet appears here, with the balance after it.' },
  noMatch: 'No movements match.',
  showAll: 'Show all movements',
  lost: 'your balance history',
};

/** BAL-03: the history of the wallets. */
export function BalanceHistoryScreen({ flows, currency, currencies, balances, payouts }: BalanceHistoryScreenProps) {
  const list = useList(flows.walletHistory, movementFilters, { dashboard: currency });
  const options = useCurrencyChoice(list.filters, currency, currencies);
  const download = useDownload(flows.walletHistoryDownload, list.filters.value);
  const { about, open, close } = useDialogAddress(OPEN);
  const show = useCallback(({ id }: Pick<Movement, 'id'>) => open('movement', id), [open]);
  const { rows } = list.view;
  const movement = rows.find(({ id }) => id === about('movement')) ?? null;
  const common = commonCurrency(rows);
  const isNarrow = movement !== null;
  const columns = useMemo(() => movementColumns({ common, isNarrow }), [common, isNarrow]);
  return (
    <Page
      title="Balance history"
      actions={
        balances !== null && (
          <Link href={balances} className={soleLinkStyle}>
            View balances
          </Link>
        )
      }
      pane={movement && <MovementPane movement={movement} payouts={payouts} onClose={close} />}
    >
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        views={movementViews}
        options={options}
        download={download}
        start={balances && <StartLink path={balances} label="View balances" />}
        rowKey={({ id }) => id}
        rowLabel={(row) => `Details: ${row.direction}, ${wordsOf(row)}`}
        onRow={show}
        chosen={movement?.id ?? null}
      />
    </Page>
  );
}
