import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { type Refund, refundFilters, refundViews } from '../../../machines/refunds/refunds/refunds.machine';
import { useList } from '../../flow/useList';
import { Page } from '../../ui/Page';
import type { refundsFlows } from '../../wiring/refunds/refunds';
import { commonCurrency } from '../kit/commonCurrency';
import { ListSection, type ListWords } from '../kit/ListSection';
import { NEWEST_FIRST, refundColumns } from './refundColumns';

interface RefundsScreenProps {
  readonly flows: Pick<typeof refundsFlows, 'refunds'>;
}

const WORDS: ListWords = {
  caption: 'Refunds',
  none: 'You currently do not have any refunds.',
  teaches: {
    drawing: 'rows',
    sentence: 'Refund a transaction from its details. Each refund appears here with what became of it.',
  },
  noMatch: 'No refunds match.',
  showAll: 'Show all refunds',
  lost: 'your refunds',
};

/** RFD-01: lists what went back to customers. */
export function RefundsScreen({ flows }: RefundsScreenProps) {
  const list = useList(flows.refunds, refundFilters);
  const [, navigate] = useLocation();
  const showDetails = useCallback(
    ({ reference }: Refund) => navigate(`/dashboard/refunds/refund-details/${encodeURIComponent(reference)}`),
    [navigate],
  );
  const common = commonCurrency(list.view.rows);
  const columns = useMemo(() => refundColumns(common), [common]);
  return (
    <Page title="Refunds">
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        views={refundViews}
        rowKey={({ reference }) => reference}
        rowLabel={({ reference }) => `View details of ${reference}`}
        onRow={showDetails}
      />
    </Page>
  );
}
