import { useMemo } from 'react';
import { isolated } from '../../../contract/shownText';
import type { RemovedProduct } from '../../../machines/catalog/productRemoval/productRemoval.machine';
import { PRODUCTS, productFilters } from '../../../machines/catalog/products/products.machine';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useFlowContext } from '../../flow/FlowProvider';
import { useList } from '../../flow/useList';
import { Page } from '../../ui/layout/Page';
import type { productsFlows } from '../../wiring/catalog/products';
import { commonCurrency } from '../kit/commonCurrency';
import { ListSection, type ListWords, StartButton } from '../kit/ListSection';
import { RowQuestion } from '../kit/RowQuestion';
import { NEWEST_FIRST, productColumns, READ_ONLY } from './productColumns';

interface ProductsScreenProps {
  readonly flows: typeof productsFlows;
  readonly mayManage: boolean;
}

const OPEN = ['deleting'] as const;

const WORDS: ListWords = {
  caption: 'Products',
  widths: { name: 246, price: 139, status: 143, stock: 92, orders: 96, sold: 149, state: 91, added: 132, action: 38 },
  none: 'You currently do not have any products.',
  teaches: { drawing: 'product', sentence: 'Add what you sell, with its price, its stock and up to six images.' },
  testData: 'products',
  noMatch: 'No products match.',
  showAll: 'Show all products',
  lost: 'your products',
};

/** PRD-01: lists the products of the business. */
export function ProductsScreen({ flows, mayManage }: ProductsScreenProps) {
  const list = useList(flows.products, productFilters);
  const { rows } = list.view;
  const { navigate } = useFlowContext();
  const { about, open, close } = useDialogAddress(OPEN);
  const deleted = mayManage ? rows.find(({ id }) => id === about('deleting')) : undefined;
  const common = commonCurrency(rows);
  const columns = useMemo(
    () => productColumns(common, { mayManage, onDelete: ({ id }) => open('deleting', id) }),
    [common, mayManage, open],
  );
  const start = (
    <StartButton barred={mayManage ? null : READ_ONLY} onPress={() => navigate(`${PRODUCTS}/new-product`)}>
      Add New Product
    </StartButton>
  );
  return (
    <Page title="Products" actions={start}>
      <ListSection list={list} words={WORDS} columns={columns} usual={NEWEST_FIRST} start={start} rowKey={({ id }) => id} />
      {deleted && (
        <RowQuestion<RemovedProduct, Said>
          key={deleted.id}
          machine={flows.productRemoval}
          subject={{ id: deleted.id, name: deleted.name }}
          title={`Delete ${isolated(deleted.name)}?`}
          action="Delete"
          list={list}
          onClose={close}
        >
          <p>Its images and fees are deleted too. This can’t be undone.</p>
        </RowQuestion>
      )}
    </Page>
  );
}
