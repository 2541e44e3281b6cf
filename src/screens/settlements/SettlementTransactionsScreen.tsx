import { useMemo } from 'react';
import { pageOfSettlement, SETTLEMENTS } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import { settlementTransactionFilters } from '../../../machines/settlements/settlementTransactions/settlementTransactions.machine';
import { pageOfTransaction, type Transaction } from '../../../machines/transactions/transactions/transactions.machine';
import { useDetailsPages } from '../../flow/detailsPages';
import { Link } from '../../flow/Link';
import { useSegments } from '../../flow/segments';
import { useList } from '../../flow/useList';
import { linkStyle } from '../../ui/buttons/button.style';
import { Breadcrumb } from '../../ui/layout/Breadcrumb';
import { Page } from '../../ui/layout/Page';
import type { settlementTransactionsFlows } from '../../wiring/settlements/settlementTransactions';
import { commonCurrency } from '../kit/commonCurrency';
import { useDownload } from '../kit/DownloadMenu';
import { ListSection, type ListWords } from '../kit/ListSection';
import { NEWEST_FIRST, transactionColumns } from '../transactions/transactionColumns';

interface SettlementTransactionsScreenProps {
  readonly flows: typeof settlementTransactionsFlows;
  /** Whether this role can open the details of a transaction. */
  readonly leadsToTransactions: boolean;
}

const WORDS: ListWords = {
  caption: 'Settlement transactions',
  none: 'This settlement has no transactions.',
  noMatch: 'No transactions match.',
  showAll: 'Reset',
  lost: 'the transactions of this settlement',
};

/** STL-01: the payments of the settlement whose id is in the URL, in the nine documented columns. */
export function SettlementTransactionsScreen({ flows, leadsToTransactions }: SettlementTransactionsScreenProps) {
  const settlement = useSegments().at(-2) ?? '';
  return <Transactions key={settlement} {...{ flows, leadsToTransactions, settlement }} />;
}

interface TransactionsProps extends SettlementTransactionsScreenProps {
  readonly settlement: string;
}

function Transactions({ flows, leadsToTransactions, settlement }: TransactionsProps) {
  const fixed = useMemo(() => ({ settlement }), [settlement]);
  const list = useList(flows.settlementTransactions, settlementTransactionFilters, fixed);
  const download = useDownload(flows.settlementTransactionsDownload, list.filters.value);
  const details = useDetailsPages(pageOfTransaction);
  const common = commonCurrency(list.view.rows);
  const columns = useMemo(
    () => transactionColumns(common, leadsToTransactions ? { onView: details.open, onRefund: null } : undefined),
    [common, details, leadsToTransactions],
  );
  const way = [
    <Link key="list" href={SETTLEMENTS} className={linkStyle}>
      Settlements
    </Link>,
    <Link key="statement" href={pageOfSettlement(settlement)} className={linkStyle}>
      Statement
    </Link>,
    'Transactions',
  ];
  return (
    <Page title="Settlement transactions" above={<Breadcrumb>{way}</Breadcrumb>}>
      <ListSection<Transaction, typeof list.filters.value>
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        download={download}
        rowKey={({ id }) => id}
        {...(leadsToTransactions && { rowLabel: ({ reference }) => `View details of ${reference}`, details })}
      />
    </Page>
  );
}
