import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { refundFilters, refundViews } from '../../../machines/refunds/refunds/refunds.machine';
import { pageOfRefund } from '../../../machines/refunds/refunds/refunds.rules';
import { useDetailsPages } from '../../flow/detailsPages';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useCounted } from '../../flow/useCounted';
import { useList } from '../../flow/useList';
import { ButtonPlace } from '../../ui/buttons/ButtonPlace';
import { Menu } from '../../ui/buttons/Menu';
import { Page } from '../../ui/layout/Page';
import type { refundsFlows } from '../../wiring/refunds/refunds';
import { commonCurrency } from '../kit/commonCurrency';
import { useDownload } from '../kit/DownloadMenu';
import { ListSection, type ListWords } from '../kit/ListSection';
import { lazyDialog, usePreloaded } from '../kit/lazyDialog';
import { OpenOrder } from '../kit/OpenOrder';
import { StartLink } from '../kit/StartLink';
import { BULK_REFUND } from './bulkRefundBookmark';
import { OpenRefunds } from './OpenRefunds';
import { NEWEST_FIRST, refundColumns } from './refundColumns';

interface RefundsScreenProps {
  readonly flows: Pick<typeof refundsFlows, 'refunds' | 'refundCounts' | 'refund' | 'refundsDownload'>;
  /** The path of the refunds from a file. Null if this role can't refund. */
  readonly bulk: string | null;
  /** The page of transactions, from which most refunds start. Null if this role cannot open it. */
  readonly transactions: string | null;
}

const refund = lazyDialog(async () => (await import('./RefundDialog')).RefundDialog);
const AHEAD = [refund.fetch];
/** `?open=refund` logs a refund, and `?refund=` with the payment reference of a transaction refunds that one. */
const OPEN = ['open', 'refund'] as const;
const REFUND = 'refund';

const WORDS: ListWords = {
  caption: 'Refunds',
  widths: { date: 99, email: 276, customer: 111, paid: 163, amount: 130, reference: 182, status: 129, action: 36 },
  none: 'You currently do not have any refunds.',
  teaches: {
    drawing: 'refund',
    sentence: 'Refund a transaction from its details. Each refund appears here with its status.',
  },
  testData: 'refunds',
  noMatch: 'No refunds match.',
  showAll: 'Show all refunds',
  lost: 'your refunds',
};

/** RFD-01: lists what went back to customers. */
export function RefundsScreen({ flows, bulk, transactions }: RefundsScreenProps) {
  usePreloaded(AHEAD);
  const dialog = useDialogAddress(OPEN);
  const { list, counts } = useCounted(useList(flows.refunds, refundFilters), flows.refundCounts, '');
  const refunded = dialog.about('open') === REFUND ? '' : dialog.about('refund');
  const [, navigate] = useLocation();
  const details = useDetailsPages(pageOfRefund);
  const common = commonCurrency(list.view.rows);
  const columns = useMemo(() => refundColumns(common, details.open), [common, details]);
  const download = useDownload(flows.refundsDownload, list.filters.value);
  const log = bulk !== null && (
    <ButtonPlace kind="solid">
      <Menu
        label="Log a refund"
        icon="undo-2"
        kind="solid"
        items={[
          { key: 'single', label: 'Log a single refund', onChoose: () => dialog.open('open', REFUND) },
          { key: 'bulk', label: 'Log bulk refunds', onChoose: () => navigate(bulk) },
        ]}
      />
    </ButtonPlace>
  );
  return (
    <Page title="Refunds" actions={log}>
      {bulk !== null && refunded === null && (
        <>
          <OpenRefunds
            onCheck={(reference) => (reference === '' ? dialog.open('open', REFUND) : dialog.open('refund', reference))}
          />
          <OpenOrder flow={BULK_REFUND} what="bulk refund" again="refund" onCheck={() => navigate(bulk)} />
        </>
      )}
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        views={refundViews}
        counts={counts}
        download={download}
        start={log || (transactions && <StartLink path={transactions} label="Go to transactions" />)}
        rowKey={({ reference }) => reference}
        rowLabel={({ reference }) => `View details of ${reference}`}
        details={details}
      />
      {bulk !== null && refunded !== null && (
        <refund.Dialog
          key={refunded}
          machine={flows.refund}
          reference={refunded}
          onSettled={list.refresh}
          onDone={({ result }) => {
            if (result !== 'sessionExpired') dialog.close();
          }}
        />
      )}
    </Page>
  );
}
