import { useMemo } from 'react';
import { isolated } from '../../../contract/shownText';
import {
  type CatalogProduct,
  catalogProductFilters,
  editProduct,
} from '../../../machines/catalog/catalogProducts/catalogProducts.machine';
import { productsOf } from '../../../machines/catalog/catalogs/catalogs.machine';
import type { Category } from '../../../machines/catalog/categories/categories.machine';
import type { SwitchedProduct } from '../../../machines/catalog/productVisibility/productVisibility.machine';
import { byText, type Sort } from '../../../machines/kit/list/sorting';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useFlowContext } from '../../flow/FlowProvider';
import { useSegments } from '../../flow/segments';
import { useList } from '../../flow/useList';
import { useResource } from '../../flow/useResource';
import type { SortableColumn } from '../../flow/useSort';
import type { MenuItem } from '../../ui/buttons/Menu';
import { PictureCell } from '../../ui/tables/PictureCell';
import { formatAmount } from '../../ui/text/format';
import type { catalogProductsFlows } from '../../wiring/catalog/catalogProducts';
import { actionColumn } from '../kit/actionColumn';
import { type StatusLook, statusColumn, textColumn } from '../kit/columns';
import { commonCurrency } from '../kit/commonCurrency';
import { dateColumn } from '../kit/dateColumn';
import { ListSection, type ListWords, StartButton } from '../kit/ListSection';
import { moneyColumn } from '../kit/moneyColumn';
import { RowQuestion } from '../kit/RowQuestion';
import { CatalogPage, READ_ONLY } from './catalogParts';
import { ProductCards, useCards } from './ProductCards';

interface CatalogProductsScreenProps {
  readonly flows: typeof catalogProductsFlows;
  readonly mayManage: boolean;
}

const OPEN = ['switching'] as const;
const NONE: readonly Category[] = [];
const NEWEST_FIRST: Sort = { key: 'added', direction: 'descending' };

const IN_SHOP: StatusLook = {
  looks: new Map([
    ['Visible', { tone: 'green', icon: 'circle-check' }],
    ['Out of stock', { tone: 'orange', icon: 'circle-dashed' }],
  ]),
  otherwise: { tone: 'plain', icon: 'eye-off' },
};

const stateOf = ({ isVisible, stock }: CatalogProduct) => {
  if (!isVisible) return 'Hidden';
  return stock === '0' ? 'Out of stock' : 'Visible';
};

const WORDS: ListWords = {
  caption: 'Products of this catalog',
  none: 'You currently do not have any products in this catalog.',
  teaches: { drawing: 'product', sentence: 'Add what this shop sells, with its price, its stock and its category.' },
  noMatch: 'No products match.',
  showAll: 'Show all products',
  lost: 'the products of this catalog',
};

interface Doings {
  readonly catalog: string;
  readonly mayManage: boolean;
  readonly onSwitch: (id: string) => void;
  readonly navigate: (to: string) => void;
}

function itemsOf({ id, isVisible }: CatalogProduct, { catalog, mayManage, onSwitch, navigate }: Doings): readonly MenuItem[] {
  const bar = { disabled: !mayManage, reason: READ_ONLY };
  return [
    { key: 'edit', label: 'Edit', icon: 'arrow-right', ...bar, onChoose: () => navigate(editProduct(catalog, id)) },
    {
      key: 'switch',
      label: isVisible ? 'Hide' : 'Show in the shop',
      icon: isVisible ? 'eye-off' : 'eye',
      ...bar,
      onChoose: () => onSwitch(id),
    },
  ];
}

function columnsOf(common: string | null, doings: Doings) {
  const money = moneyColumn<CatalogProduct>(common);
  const columns: readonly SortableColumn<CatalogProduct>[] = [
    {
      key: 'name',
      head: 'Product',
      place: 'lead',
      order: byText(({ name }) => name),
      cell: ({ name, images: [image = ''], dealPrice, currency }) => (
        <PictureCell src={image} name={name} note={dealPrice && `Deal: ${formatAmount(dealPrice, currency)}`} />
      ),
    },
    money('price', 'Price', ({ price }) => price, { place: 'figure' }),
    textColumn('category', 'Category', ({ categoryName }) => categoryName || 'None', { from: 'md' }),
    textColumn('stock', 'Stock', ({ stock }) => stock ?? 'Unlimited', { place: 'note', align: 'right' }),
    statusColumn(stateOf, IN_SHOP, 'In the shop'),
    dateColumn('added', 'Date added', ({ createdAt }) => createdAt, { from: 'xl' }),
    actionColumn(
      ({ name }) => name,
      (product) => itemsOf(product, doings),
    ),
  ];
  return columns;
}

/** CAT-01: lists the products of the catalog whose id is in the URL. */
export function CatalogProductsScreen({ flows, mayManage }: CatalogProductsScreenProps) {
  const id = useSegments()[2] ?? '';
  // As for a new product of this catalog, which is chosen by the same categories.
  const data = useResource(flows.catalogProductData, `${id}/`);
  const { catalog = null, categories = NONE } = data.view.value ?? {};
  const fixed = useMemo(() => ({ catalog: id }), [id]);
  const list = useList(flows.catalogProducts, catalogProductFilters, fixed);
  const { rows } = list.view;
  const { navigate } = useFlowContext();
  const { about, open, close } = useDialogAddress(OPEN);
  const switched = mayManage ? rows.find((row) => row.id === about('switching')) : undefined;
  const common = commonCurrency(rows);
  const doings = useMemo<Doings>(
    () => ({ catalog: id, mayManage, navigate, onSwitch: (product) => open('switching', product) }),
    [id, mayManage, navigate, open],
  );
  const columns = useMemo(() => columnsOf(common, doings), [common, doings]);
  const cards = useCards(rows);
  const options = useMemo(() => ({ category: categories.map((one) => ({ value: one.id, label: one.name })) }), [categories]);
  const start = (
    <StartButton barred={mayManage ? null : READ_ONLY} onPress={() => navigate(`${productsOf(id)}/create`)}>
      Add New Product
    </StartButton>
  );
  return (
    <CatalogPage
      part={{ ...data, view: { ...data.view, value: catalog } }}
      id={id}
      open="products"
      mayManage={mayManage}
      actions={start}
    >
      <ListSection
        list={list}
        words={WORDS}
        columns={columns}
        usual={NEWEST_FIRST}
        start={start}
        options={options}
        download={cards.button}
        rowsAs={
          cards.isCards
            ? (shown, isLoading) => (
                <ProductCards
                  rows={shown}
                  label={WORDS.caption}
                  isLoading={isLoading}
                  itemsOf={(product) => itemsOf(product, doings)}
                />
              )
            : undefined
        }
        rowKey={(row) => row.id}
      />
      {switched && (
        <RowQuestion<SwitchedProduct, Said>
          key={switched.id}
          machine={flows.productVisibility}
          subject={{ catalog: id, id: switched.id, isVisible: switched.isVisible }}
          title={switched.isVisible ? `Hide ${isolated(switched.name)}?` : `Show ${isolated(switched.name)} in the shop?`}
          action={switched.isVisible ? 'Hide' : 'Show in the shop'}
          kind="solid"
          list={list}
          onClose={close}
        >
          <p>
            {switched.isVisible
              ? 'Customers can’t order it until you show it again. Earlier orders don’t change.'
              : 'Customers can order it at once.'}
          </p>
        </RowQuestion>
      )}
    </CatalogPage>
  );
}
