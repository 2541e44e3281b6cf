import { useMemo } from 'react';
import { currencyOf } from '../../../machines/kit/list/inCurrency';
import {
  groupedSettlementFilters,
  groupedSettlementViews,
} from '../../../machines/settlements/groupedSettlements/groupedSettlements.machine';
import { pageOfGroup } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import { useDetailsPages } from '../../flow/detailsPages';
import { Link } from '../../flow/Link';
import { useCounted } from '../../flow/useCounted';
import { useCurrencyChoice } from '../../flow/useCurrencyChoice';
import { useList } from '../../flow/useList';
import { useResource } from '../../flow/useResource';
import { soleLinkStyle } from '../../ui/buttons/soleLink.style';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import type { settlementsFlows } from '../../wiring/settlements/settlements';
import { commonCurrency } from '../kit/commonCurrency';
import { useDownload } from '../kit/DownloadMenu';
import { ListSection, type ListWords } from '../kit/ListSection';
import { NotPaidYet } from './NotPaidYet';
import { NEWEST_FIRST, settlementColumns } from './settlementColumns';

interface SettlementsScreenProps {
  readonly flows: typeof settlementsFlows;
  /** The currency of the whole dashboard. */
  readonly currency: string;
  /** The currencies of the business. */
  readonly currencies: readonly string[];
  /** The page of single settlements. */
  readonly single: string;
  /** The page of the check of a bank's file. */
  readonly bankCheck: string;
  /** The page of the rolling reserve. Null if this role cannot open it. */
  readonly reserve: string | null;
  /** The page of transactions. Null if this role cannot open it. */
  readonly transactions: string | null;
}

const WORDS: ListWords = {
  caption: 'Settlements',
  widths: { date: 154, destination: 124, account: 173, count: 158, amount: 164, status: 190, action: 164 },
  none: 'You currently do not have any settlements.',
  noMatch: 'No settlements match.',
  showAll: 'Reset',
  lost: 'your settlements',
};

/** STL-02: lists what the business was paid, and what it is to be paid. */
export function SettlementsScreen({
  flows,
  currency,
  currencies,
  single,
  bankCheck,
  reserve,
  transactions,
}: SettlementsScreenProps) {
  const summary = useResource(flows.settlementSummary, currency);
  const all = useList(flows.groupedSettlements, groupedSettlementFilters, { dashboard: currency });
  const { list, counts } = useCounted(all, flows.groupedSettlementCounts, currencyOf(all.filters.value));
  const options = useCurrencyChoice(list.filters, currency, currencies);
  const download = useDownload(flows.groupedSettlementsDownload, list.filters.value);
  const details = useDetailsPages(pageOfGroup);
  const common = commonCurrency(list.view.rows);
  const columns = useMemo(() => settlementColumns(common), [common]);
  return (
    <Page
      title="Settlements"
      actions={
        <>
          <Link href={single} className={soleLinkStyle}>
            View single settlements
          </Link>
          <Link href={bankCheck} className={soleLinkStyle}>
            Check your bank statement
          </Link>
        </>
      }
    >
      <Stack>
        <NotPaidYet part={summary} currency={currency} reserve={reserve} transactions={transactions} />
        <ListSection
          list={list}
          words={WORDS}
          columns={columns}
          usual={NEWEST_FIRST}
          views={groupedSettlementViews}
          counts={counts}
          options={options}
          download={download}
          rowKey={({ settlementIds, settledAt, account, currency }) =>
            settlementIds.join() || `${settledAt} ${account} ${currency}`
          }
          rowLabel={({ references, settledAt }) => `View statement ${references.at(-1) ?? settledAt ?? ''}`}
          details={details}
        />
      </Stack>
    </Page>
  );
}
