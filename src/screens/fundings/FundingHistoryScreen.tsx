import { useCallback, useMemo } from 'react';
import { fundedOf } from '../../../machines/balances/balances/balances.machine';
import { type Funding, fundingFilters } from '../../../machines/fundings/fundings/fundings.machine';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useCurrencyChoice } from '../../flow/useCurrencyChoice';
import { useList } from '../../flow/useList';
import { useResource } from '../../flow/useResource';
import { Button } from '../../ui/buttons/Button';
import { Page } from '../../ui/layout/Page';
import { ToolButton } from '../../ui/tables/ListTools';
import { useAfterPaint } from '../../ui/timing/useAfterPaint';
import type { fundingHistoryFlows } from '../../wiring/fundings/fundingHistory';
import { commonCurrency } from '../kit/commonCurrency';
import { exportScope } from '../kit/exportScope';
import { ListSection, type ListWords } from '../kit/ListSection';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { FundingPane } from './FundingPane';
import { fundingColumns, NEWEST_FIRST } from './fundingColumns';

export interface FundingHistoryScreenProps {
  readonly flows: typeof fundingHistoryFlows;
  /** The currency of the whole dashboard. */
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly mayRepush: boolean;
  readonly mayExport: boolean;
  /** Whether the role can see the account numbers of the wallets. */
  readonly mayFund: boolean;
}

const fund = lazyDialog(async () => (await import('../payouts/FundDialog')).FundDialog);
const exporting = lazyDialog(async () => (await import('./FundingsExport')).FundingsExport);
const repush = lazyDialog(async () => (await import('./RepushDialog')).RepushDialog);
const AHEAD = [fund.fetch, exporting.fetch, repush.fetch];

/** The details stay open under the question, so each has a parameter of its own. */
const DETAILS = ['funding'] as const;
const DIALOG = ['open'] as const;

const WORDS: ListWords = {
  caption: 'Fundings',
  widths: { date: 129, amount: 155, account: 182, alias: 152, method: 146, session: 129, status: 165, fee: 68 },
  none: 'You currently do not have any fundings.',
  teaches: { drawing: 'movement', sentence: 'Money that arrives by bank transfer appears here with its session ID.' },
  noMatch: 'No fundings match.',
  showAll: 'Show all fundings',
  lost: 'your funding history',
};

/** FND-01: lists the money that was added to the wallets by bank transfer. */
export function FundingHistoryScreen(props: FundingHistoryScreenProps) {
  const { flows, currency, currencies, mayExport, mayFund } = props;
  usePreloaded(AHEAD);
  const list = useList(flows.fundings, fundingFilters, { dashboard: currency });
  const options = useCurrencyChoice(list.filters, currency, currencies);
  const details = useDialogAddress(DETAILS);
  const dialog = useDialogAddress(DIALOG);
  const { open } = details;
  const show = useCallback(({ id }: Pick<Funding, 'id'>) => open('funding', id), [open]);
  const id = details.about('funding');
  const opened = dialog.about('open');
  const common = commonCurrency(list.view.rows);
  const isNarrow = id !== null;
  const columns = useMemo(() => fundingColumns({ common, isNarrow }), [common, isNarrow]);
  const ask = dialog.open;
  const download = useMemo(
    () => mayExport && <ToolButton label="Export" icon="download" onPress={() => ask('open', 'export')} />,
    [mayExport, ask],
  );
  const fundButton = mayFund && (
    <Button icon="plus" onPress={() => ask('open', 'fund')}>
      Fund Balance
    </Button>
  );
  return (
    <Page title="Funding history" actions={fundButton} pane={id !== null && <Opened key={id} id={id} {...props} />}>
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        options={options}
        download={download}
        start={fundButton}
        rowKey={(row) => row.id}
        rowLabel={({ reference }) => `View details of ${reference}`}
        onRow={show}
        chosen={id}
      />
      {mayExport && opened === 'export' && (
        <exporting.Dialog
          machine={flows.fundingsExport}
          filter={list.filters.value}
          scope={exportScope(list, options)}
          onDone={({ result }) => {
            if (result !== 'sessionExpired') dialog.close();
          }}
        />
      )}
      {mayFund && opened === 'fund' && <Fund balances={flows.balances} onClose={dialog.close} />}
    </Page>
  );
}

/** FND-02: the details of the row in the URL, and the question over them. */
function Opened({ id, flows, mayRepush }: FundingHistoryScreenProps & { readonly id: string }) {
  const part = useResource(flows.fundingDetails, id);
  const details = useDialogAddress(DETAILS);
  const dialog = useDialogAddress(DIALOG);
  const { value } = part.view;
  // Of two dialogs that open at once, the outer one would hide the question from assistive technology.
  const isPaneThere = useAfterPaint(true);
  return (
    <>
      <FundingPane part={part} mayRepush={mayRepush} onClose={details.close} onRepush={() => dialog.open('open', 'repush')} />
      {isPaneThere && mayRepush && value?.webhookUrl && dialog.about('open') === 'repush' && (
        <repush.Dialog
          machine={flows.fundingNotification}
          funding={value}
          onDone={(isSent) => {
            dialog.close();
            if (isSent) part.send({ type: 'refresh' });
          }}
        />
      )}
    </>
  );
}

/** FND-03: how to add money to the wallet of the dashboard's naira. */
function Fund({
  balances,
  onClose,
}: {
  readonly balances: (typeof fundingHistoryFlows)['balances'];
  readonly onClose: () => void;
}) {
  const { value } = useResource(balances, '').view;
  return value !== null && <fund.Dialog wallet={fundedOf(value)} onClose={onClose} />;
}
