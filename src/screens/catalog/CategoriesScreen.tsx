import { useMemo } from 'react';
import { isolated } from '../../../contract/shownText';
import {
  CATEGORIES,
  type Category,
  categoryFilters,
  editCategory,
} from '../../../machines/catalog/categories/categories.machine';
import type { RemovedCategory } from '../../../machines/catalog/categoryRemoval/categoryRemoval.machine';
import type { Sort } from '../../../machines/kit/list/sorting';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { useDialogAddress } from '../../flow/dialogAddress';
import { useFlowContext } from '../../flow/FlowProvider';
import { useList } from '../../flow/useList';
import type { SortableColumn } from '../../flow/useSort';
import { Page } from '../../ui/layout/Page';
import { CellWithLabel } from '../../ui/tables/cells';
import type { categoriesFlows } from '../../wiring/catalog/categories';
import { actionColumn } from '../kit/actionColumn';
import { textColumn } from '../kit/columns';
import { ListSection, type ListWords, StartButton } from '../kit/ListSection';
import { RowQuestion } from '../kit/RowQuestion';
import { READ_ONLY } from './catalogParts';

interface CategoriesScreenProps {
  readonly flows: typeof categoriesFlows;
  readonly mayManage: boolean;
}

const OPEN = ['deleting'] as const;
const BY_NAME: Sort = { key: 'name', direction: 'ascending' };
const IN_USE = 'You can delete a category when it has no products.';

const WORDS: ListWords = {
  caption: 'Categories',
  widths: { name: 249, products: 209, catalogs: 580, action: 88 },
  none: 'You currently do not have any categories.',
  teaches: { drawing: 'product', sentence: 'Customers find products faster under a category. All your catalogs share them.' },
  noMatch: 'No categories match.',
  showAll: 'Show all categories',
  lost: 'your categories',
};

const columnsOf = (
  mayManage: boolean,
  navigate: (to: string) => void,
  onDelete: (id: string) => void,
): readonly SortableColumn<Category>[] => [
  textColumn('name', 'Name', ({ name }) => name, { place: 'lead' }),
  {
    key: 'products',
    head: 'Products',
    align: 'right',
    place: 'note',
    cell: ({ products }) => <CellWithLabel head="Products">{products}</CellWithLabel>,
  },
  textColumn('catalogs', 'Used in', ({ catalogs }) => catalogs.join(', ') || 'No catalog yet', { from: 'md' }),
  actionColumn(
    ({ name }) => name,
    ({ id, products }) => [
      {
        key: 'edit',
        label: 'Rename',
        icon: 'arrow-right',
        disabled: !mayManage,
        reason: READ_ONLY,
        onChoose: () => navigate(editCategory(id)),
      },
      {
        key: 'delete',
        label: 'Delete category',
        icon: 'trash',
        disabled: !mayManage || products > 0,
        reason: mayManage ? IN_USE : READ_ONLY,
        onChoose: () => onDelete(id),
      },
    ],
  ),
];

/** CAT-01: lists the categories of the business. */
export function CategoriesScreen({ flows, mayManage }: CategoriesScreenProps) {
  const list = useList(flows.categories, categoryFilters);
  const { navigate } = useFlowContext();
  const { about, open, close } = useDialogAddress(OPEN);
  const deleted = mayManage ? list.view.rows.find(({ id }) => id === about('deleting')) : undefined;
  const columns = useMemo(() => columnsOf(mayManage, navigate, (id) => open('deleting', id)), [mayManage, navigate, open]);
  const start = (
    <StartButton barred={mayManage ? null : READ_ONLY} onPress={() => navigate(`${CATEGORIES}/create`)}>
      New category
    </StartButton>
  );
  return (
    <Page title="Categories" actions={start}>
      <ListSection list={list} words={WORDS} columns={columns} usual={BY_NAME} start={start} rowKey={({ id }) => id} />
      {deleted && deleted.products === 0 && (
        <RowQuestion<RemovedCategory, Said>
          key={deleted.id}
          machine={flows.categoryRemoval}
          subject={{ id: deleted.id, name: deleted.name }}
          title={`Delete ${isolated(deleted.name)}?`}
          action="Delete"
          list={list}
          onClose={close}
        >
          <p>No product has this category.</p>
        </RowQuestion>
      )}
    </Page>
  );
}
