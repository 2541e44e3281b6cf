import { useMemo } from 'react';
import { deliveryOf } from '../../../machines/catalog/catalogs/catalogs.machine';
import {
  type DeliveryOption,
  deliveryFilters,
  editDelivery,
} from '../../../machines/catalog/deliveryOptions/deliveryOptions.machine';
import type { Sort } from '../../../machines/kit/list/sorting';
import { useFlowContext } from '../../flow/FlowProvider';
import { useSegments } from '../../flow/segments';
import { useList } from '../../flow/useList';
import { useResource } from '../../flow/useResource';
import type { SortableColumn } from '../../flow/useSort';
import { Money } from '../../ui/text/Money';
import type { deliveryOptionsFlows } from '../../wiring/catalog/deliveryOptions';
import { actionColumn } from '../kit/actionColumn';
import { type StatusLook, statusColumn, textColumn } from '../kit/columns';
import { ListSection, type ListWords, StartButton } from '../kit/ListSection';
import { CatalogPage, READ_ONLY } from './catalogParts';

interface DeliveryScreenProps {
  readonly flows: typeof deliveryOptionsFlows;
  readonly mayManage: boolean;
}

/** As customers see them. No column has it. */
const AS_OFFERED: Sort = { key: 'offered', direction: 'ascending' };

const OFFERED: StatusLook = {
  looks: new Map([['Offered', { tone: 'green', icon: 'circle-check' }]]),
  otherwise: { tone: 'plain', icon: 'circle-slash' },
};

const WORDS: ListWords = {
  caption: 'Delivery options',
  none: 'You currently do not have any delivery options.',
  teaches: { drawing: 'product', sentence: 'Customers choose one option before they pay. The fee is added to the total.' },
  noMatch: 'No delivery options match.',
  showAll: 'Show all delivery options',
  lost: 'the delivery options',
};

const columnsOf = (
  catalog: string,
  currency: string,
  mayManage: boolean,
  navigate: (to: string) => void,
): readonly SortableColumn<DeliveryOption>[] => [
  textColumn('name', 'Name', ({ name }) => name, { place: 'lead' }),
  textColumn('note', 'Note to customers', ({ note }) => note, { place: 'note' }),
  {
    key: 'fee',
    head: 'Fee',
    align: 'right',
    place: 'figure',
    cell: ({ fee }) => <Money amount={fee} currency={currency} />,
  },
  { key: 'orders', head: 'Orders this month', align: 'right', from: 'lg', cell: ({ orders }) => orders },
  statusColumn(({ isOffered }) => (isOffered ? 'Offered' : 'Not offered'), OFFERED),
  actionColumn(
    ({ name }) => name,
    ({ id }) => [
      {
        key: 'edit',
        label: 'Edit',
        icon: 'arrow-right',
        disabled: !mayManage,
        reason: READ_ONLY,
        onChoose: () => navigate(editDelivery(catalog, id)),
      },
    ],
  ),
];

/** CAT-01: lists the delivery options of the catalog whose id is in the URL. */
export function DeliveryScreen({ flows, mayManage }: DeliveryScreenProps) {
  const id = useSegments()[2] ?? '';
  const part = useResource(flows.catalogDetails, id);
  const fixed = useMemo(() => ({ catalog: id }), [id]);
  const list = useList(flows.deliveryOptions, deliveryFilters, fixed);
  const { navigate } = useFlowContext();
  const currency = part.view.value?.currency ?? 'NGN';
  const columns = useMemo(() => columnsOf(id, currency, mayManage, navigate), [id, currency, mayManage, navigate]);
  const start = (
    <StartButton barred={mayManage ? null : READ_ONLY} onPress={() => navigate(`${deliveryOf(id)}/create`)}>
      Add delivery option
    </StartButton>
  );
  return (
    <CatalogPage part={part} id={id} open="delivery" mayManage={mayManage} actions={start}>
      <ListSection list={list} words={WORDS} columns={columns} usual={AS_OFFERED} start={start} rowKey={(row) => row.id} />
    </CatalogPage>
  );
}
