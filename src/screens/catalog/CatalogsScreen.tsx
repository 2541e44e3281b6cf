import { useMemo } from 'react';
import { isolated } from '../../../contract/shownText';
import type { SwitchedCatalog } from '../../../machines/catalog/catalogStatus/catalogStatus.machine';
import {
  CATALOGS,
  type Catalog,
  catalogFilters,
  catalogViews,
  deliveryOf,
  editCatalog,
  productsOf,
} from '../../../machines/catalog/catalogs/catalogs.machine';
import { byText, type Sort } from '../../../machines/kit/list/sorting';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useFlowContext } from '../../flow/FlowProvider';
import { useList } from '../../flow/useList';
import type { SortableColumn } from '../../flow/useSort';
import { Page } from '../../ui/layout/Page';
import { PictureCell } from '../../ui/tables/PictureCell';
import type { catalogsFlows } from '../../wiring/catalog/catalogs';
import { actionColumn } from '../kit/actionColumn';
import { commonCurrency } from '../kit/commonCurrency';
import { dateColumn } from '../kit/dateColumn';
import { ListSection, type ListWords, StartButton } from '../kit/ListSection';
import { lazyDialog } from '../kit/lazyDialog';
import { moneyColumn } from '../kit/moneyColumn';
import { RowQuestion } from '../kit/RowQuestion';
import { CatalogState, READ_ONLY, ShopLink } from './catalogParts';

interface CatalogsScreenProps {
  readonly flows: typeof catalogsFlows;
  readonly mayManage: boolean;
}

const OPEN = ['qr', 'switching'] as const;
const NEWEST_FIRST: Sort = { key: 'created', direction: 'descending' };
const NO_ADDRESS = 'This catalog doesn’t have a web address.';
const qr = lazyDialog(() => import('../links/QrDialog').then((module) => module.QrDialog));

const WORDS: ListWords = {
  caption: 'Catalog links',
  widths: { name: 191, link: 249, products: 88, orders: 155, paid: 157, created: 137, state: 116, action: 33 },
  none: 'You currently do not have any catalogs.',
  teaches: {
    drawing: 'product',
    sentence: 'A catalog is a small shop behind one link: your customers pick products, and pay for all of them at once.',
  },
  noMatch: 'No catalogs match.',
  showAll: 'Show all catalogs',
  lost: 'your catalogs',
};

interface Doings {
  readonly mayManage: boolean;
  readonly open: (name: (typeof OPEN)[number], id: string) => void;
  readonly navigate: (to: string) => void;
}

/** What a catalog offers in its menu. */
function itemsOf({ id, url, isActive }: Catalog, { mayManage, open, navigate }: Doings) {
  const web = { disabled: url === '', reason: NO_ADDRESS };
  const bar = { disabled: !mayManage, reason: READ_ONLY };
  const change = isActive
    ? ({ label: 'Deactivate link', icon: 'ban' } as const)
    : ({ label: 'Activate link', icon: 'circle-check' } as const);
  return [
    { key: 'shop', label: 'View shop', icon: 'arrow-up-right', ...web, href: url },
    { key: 'qr', label: 'View QR Code', icon: 'qr-code', ...web, onChoose: () => open('qr', id) },
    { key: 'products', label: 'Products', icon: 'arrow-right', onChoose: () => navigate(productsOf(id)) },
    { key: 'delivery', label: 'Delivery', icon: 'arrow-right', onChoose: () => navigate(deliveryOf(id)) },
    { key: 'edit', label: 'Edit catalog', icon: 'arrow-right', ...bar, onChoose: () => navigate(editCatalog(id)) },
    { key: 'switch', ...change, ...bar, onChoose: () => open('switching', id) },
  ] as const;
}

/** The columns of the list. @param common the currency of all rows */
function columnsOf(common: string | null, doings: Doings): readonly SortableColumn<Catalog>[] {
  return [
    {
      key: 'name',
      head: 'Name',
      place: 'lead',
      order: byText(({ name }) => name),
      cell: ({ name, logo, currency }) => <PictureCell src={logo} name={name} note={currency} />,
    },
    { key: 'link', head: 'Link', from: 'lg', cell: ({ url }) => <ShopLink url={url} isShort /> },
    { key: 'products', head: 'Products', align: 'right', from: 'xl', cell: ({ products }) => products },
    { key: 'orders', head: 'Orders this month', align: 'right', from: 'xl', cell: ({ orders }) => orders },
    moneyColumn<Catalog>(common)('paid', 'Paid this month', ({ paid }) => paid, { place: 'figure' }),
    dateColumn('created', 'Date created', ({ createdAt }) => createdAt, { from: 'xl' }),
    {
      key: 'state',
      head: 'Status',
      place: 'mark',
      order: byText(({ isActive }) => (isActive ? 'Active' : 'Inactive')),
      cell: CatalogState,
    },
    actionColumn(
      ({ name }) => name,
      (catalog) => itemsOf(catalog, doings),
    ),
  ];
}

/** CAT-01: lists the catalogs of the business. */
export function CatalogsScreen({ flows, mayManage }: CatalogsScreenProps) {
  const list = useList(flows.catalogs, catalogFilters);
  const { rows } = list.view;
  const { navigate } = useFlowContext();
  const { about, open, close } = useDialogAddress(OPEN);
  const drawn = rows.find(({ id }) => id === about('qr'));
  const switched = mayManage ? rows.find(({ id }) => id === about('switching')) : undefined;
  const common = commonCurrency(rows);
  const columns = useMemo(() => columnsOf(common, { mayManage, open, navigate }), [common, mayManage, open, navigate]);
  const start = (
    <StartButton barred={mayManage ? null : READ_ONLY} onPress={() => navigate(`${CATALOGS}/create`)}>
      New catalog
    </StartButton>
  );
  return (
    <Page title="Catalog links" actions={start}>
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        views={catalogViews}
        start={start}
        rowKey={({ id }) => id}
      />
      {drawn && drawn.url !== '' && <qr.Dialog key={drawn.id} machine={flows.qrDownload} link={drawn} onClose={close} />}
      {switched && (
        <RowQuestion<SwitchedCatalog, Said>
          key={switched.id}
          machine={flows.catalogStatus}
          subject={{ id: switched.id, isActive: switched.isActive }}
          title={switched.isActive ? 'Deactivate this link?' : 'Activate this link?'}
          action={switched.isActive ? 'Deactivate link' : 'Activate link'}
          kind={switched.isActive ? 'danger' : 'solid'}
          list={list}
          onClose={close}
        >
          <p>
            <strong>{isolated(switched.name)}</strong>
          </p>
          <p>
            {switched.isActive
              ? 'Its page will say “This shop is closed.” Products, orders and the address stay.'
              : 'Customers can order in its shop again, at the same address.'}
          </p>
        </RowQuestion>
      )}
    </Page>
  );
}
