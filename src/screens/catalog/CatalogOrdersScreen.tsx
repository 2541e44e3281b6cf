import { useMemo } from 'react';
import { isolated } from '../../../contract/shownText';
import {
  type CatalogOrder,
  orderFilters,
  orderViews,
  pageOfOrder,
} from '../../../machines/catalog/catalogOrders/catalogOrders.machine';
import { byText, type Sort } from '../../../machines/kit/list/sorting';
import { useDetailsPages } from '../../flow/detailsPages';
import { useList } from '../../flow/useList';
import type { SortableColumn } from '../../flow/useSort';
import { Page } from '../../ui/layout/Page';
import { NamedCell } from '../../ui/tables/NamedCell';
import type { catalogOrdersFlows } from '../../wiring/catalog/catalogOrders';
import { statusColumn, textColumn } from '../kit/columns';
import { commonCurrency } from '../kit/commonCurrency';
import { useDownload } from '../kit/DownloadMenu';
import { dateColumn } from '../kit/dateColumn';
import { ListSection, type ListWords } from '../kit/ListSection';
import { moneyColumn } from '../kit/moneyColumn';
import { TRANSACTION_STATUS } from '../transactions/status';

interface CatalogOrdersScreenProps {
  readonly flows: typeof catalogOrdersFlows;
}

const NEWEST_FIRST: Sort = { key: 'date', direction: 'descending' };

const WORDS: ListWords = {
  caption: 'Orders',
  widths: { date: 131, customer: 340, catalog: 168, items: 96, total: 128, status: 170, sent: 93 },
  none: 'You currently do not have any orders.',
  teaches: {
    drawing: 'product',
    sentence: 'What customers order in your catalogs is listed here, with what they paid and where to send it.',
  },
  noMatch: 'No orders match.',
  showAll: 'Show all orders',
  lost: 'your orders',
};

export const piecesOf = (items: number) => (items === 1 ? '1 item' : `${items} items`);

const columnsOf = (common: string | null): readonly SortableColumn<CatalogOrder>[] => [
  dateColumn('date', 'Date', ({ createdAt }) => createdAt, { place: 'note' }),
  {
    key: 'customer',
    head: 'Customer',
    place: 'lead',
    order: byText(({ customer, email }) => customer || email),
    cell: ({ customer, email, reference }) => <NamedCell name={customer || email} note={reference} />,
  },
  textColumn('catalog', 'Catalog', ({ catalogName }) => catalogName, { from: 'lg' }),
  { key: 'items', head: 'Items', align: 'right', from: 'xl', cell: ({ items }) => piecesOf(items) },
  moneyColumn<CatalogOrder>(common)('total', 'Total', ({ total }) => total, { place: 'figure' }),
  statusColumn(({ status }) => status, TRANSACTION_STATUS),
  textColumn('sent', 'Sent', ({ sentAt }) => (sentAt === null ? 'Not sent' : 'Sent'), { from: 'md' }),
];

/** CAT-01: lists the orders of all catalogs. */
export function CatalogOrdersScreen({ flows }: CatalogOrdersScreenProps) {
  const list = useList(flows.catalogOrders, orderFilters);
  const details = useDetailsPages(pageOfOrder);
  const { rows } = list.view;
  const { catalog } = list.filters.value;
  const common = commonCurrency(rows);
  const columns = useMemo(() => columnsOf(common), [common]);
  const options = useMemo(
    () => ({
      catalog: [
        ...rows.map(({ catalogId, catalogName }) => ({ value: catalogId, label: catalogName })),
        // A catalog without orders is named by no row.
        { value: catalog, label: 'the chosen one' },
      ],
    }),
    [rows, catalog],
  );
  const download = useDownload(flows.catalogOrdersDownload, list.filters.value);
  return (
    <Page title="Orders">
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        views={orderViews}
        options={options}
        download={download}
        rowKey={({ id }) => id}
        rowLabel={({ customer, email, reference }) => `View order ${reference} of ${isolated(customer || email)}`}
        details={details}
      />
    </Page>
  );
}
