import { useMemo } from 'react';
import { currencyOf } from '../../../machines/kit/list/inCurrency';
import {
  pageOfTransaction,
  type Transaction,
  transactionFilters,
  transactionViews,
} from '../../../machines/transactions/transactions/transactions.machine';
import { useDetailsPages } from '../../flow/detailsPages';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useCounted } from '../../flow/useCounted';
import { useCurrencyChoice } from '../../flow/useCurrencyChoice';
import { useList } from '../../flow/useList';
import { Page } from '../../ui/layout/Page';
import { ToolButton } from '../../ui/tables/ListTools';
import type { transactionsFlows } from '../../wiring/transactions/transactions';
import { commonCurrency } from '../kit/commonCurrency';
import { exportScope } from '../kit/exportScope';
import { ListSection, type ListWords } from '../kit/ListSection';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { StartLink } from '../kit/StartLink';
import { OpenRefunds } from '../refunds/OpenRefunds';
import { NEWEST_FIRST, transactionColumns } from './transactionColumns';

interface TransactionsScreenProps {
  readonly flows: typeof transactionsFlows;
  /** The currency of the whole dashboard. */
  readonly currency: string;
  readonly currencies: readonly string[];
  readonly mayRefund: boolean;
  readonly mayExport: boolean;
  /** The page of payment links, which bring the first payment. Null if this role cannot open it. */
  readonly links: string | null;
}

const refund = lazyDialog(async () => (await import('../refunds/RefundDialog')).RefundDialog);
const exporting = lazyDialog(async () => (await import('./TransactionsExport')).TransactionsExport);
const AHEAD = [exporting.fetch];
/** The payment reference of the transaction that is refunded, or the export. */
const OPEN = ['refund', 'open'] as const;
const EXPORT = 'export';

const WORDS: ListWords = {
  caption: 'Transactions',
  widths: {
    date: 93,
    email: 262,
    amount: 91,
    frequency: 79,
    settlement: 106,
    method: 174,
    reference: 167,
    status: 120,
    action: 34,
  },
  none: 'You currently do not have any transactions.',
  noneIn: (currency) => `You currently do not have any transactions in ${currency}.`,
  teaches: { drawing: 'payment', sentence: 'Customer payments appear here as soon as they start.' },
  noMatch: 'No transactions match.',
  showAll: 'Show all transactions',
  lost: 'your transactions',
};

/** STL-01: what the link of the settlements names. */
const UNSETTLED = { settlement: [{ value: 'none', label: 'Not settled yet' }] };

/** TRX-01: lists the customers' payments to the business. */
export function TransactionsScreen({ flows, currency, currencies, mayRefund, mayExport, links }: TransactionsScreenProps) {
  usePreloaded(AHEAD);
  const all = useList(flows.transactions, transactionFilters, { dashboard: currency });
  const { list, counts } = useCounted(all, flows.transactionCounts, currencyOf(all.filters.value));
  const choice = useCurrencyChoice(all.filters, currency, currencies);
  const options = useMemo(() => ({ ...choice, ...UNSETTLED }), [choice]);
  const details = useDetailsPages(pageOfTransaction);
  const common = commonCurrency(list.view.rows);
  const { about, open, close } = useDialogAddress(OPEN);
  const refunded = mayRefund ? about('refund') : null;
  const doings = useMemo(
    () => ({
      onView: details.open,
      onRefund: mayRefund ? ({ paymentReference }: Transaction) => open('refund', paymentReference) : null,
    }),
    [details, mayRefund, open],
  );
  const columns = useMemo(() => transactionColumns(common, doings), [common, doings]);
  const download = useMemo(
    () => mayExport && <ToolButton label="Export" icon="download" onPress={() => open('open', EXPORT)} />,
    [mayExport, open],
  );
  return (
    <Page title="Transactions">
      {mayRefund && refunded === null && <OpenRefunds onCheck={(reference) => open('refund', reference)} />}
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        views={transactionViews}
        counts={counts}
        options={options}
        download={download}
        start={links && <StartLink path={links} label="Go to payment links" />}
        rowKey={({ id }) => id}
        rowLabel={({ reference }) => `View details of ${reference}`}
        details={details}
      />
      {refunded !== null && (
        <refund.Dialog
          key={refunded}
          machine={flows.refund}
          reference={refunded}
          onSettled={list.refresh}
          onDone={({ result }) => {
            if (result !== 'sessionExpired') close();
          }}
        />
      )}
      {mayExport && about('open') === EXPORT && (
        <exporting.Dialog
          machine={flows.transactionsExport}
          filter={list.filters.value}
          scope={exportScope(list, options)}
          onDone={({ result }) => {
            if (result !== 'sessionExpired') close();
          }}
        />
      )}
    </Page>
  );
}
