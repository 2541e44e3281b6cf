import type { DeliveryOption } from '../../../contract/catalog/deliveryOptions';
import { collection } from '../../kit/collection/collection.machine';
import { type FilterOf, filters, fixed } from '../../kit/list/filters';
import { deliveryOf } from '../catalogs/catalogs.machine';

export type { DeliveryOption } from '../../../contract/catalog/deliveryOptions';

export const editDelivery = (catalog: string, id: string) => `${deliveryOf(catalog)}/edit/${encodeURIComponent(id)}`;

export const deliveryFilters = filters({ catalog: fixed('catalog') });
export type DeliveryFilter = FilterOf<typeof deliveryFilters>;

/** CAT-01: the kit's collection for the delivery options of a catalog. */
export const deliveryOptionsMachine = collection<DeliveryOption, DeliveryFilter>('deliveryOptions', {
  calls: ['listDeliveryOptions'],
  req: ['CAT-01'],
  description: 'Lists the delivery options of a catalog in the order in which customers see them.',
});
