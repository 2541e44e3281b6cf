import { resource } from '../../kit/resource/resource.machine';
import type { Catalog } from '../catalogs/catalogs.machine';
import type { DeliveryOption } from '../deliveryOptions/deliveryOptions.machine';

export interface DeliveryData {
  readonly catalog: Catalog;
  /** Null: a new one. */
  readonly option: DeliveryOption | null;
}

/** CAT-01: what the form of a delivery option needs. The key is the catalog, and the option after a slash if there is one. */
export const deliveryDataMachine = resource<DeliveryData, string>('deliveryData', {
  calls: ['getCatalog', 'getDeliveryOption'],
  req: ['CAT-01'],
  description: 'Loads a delivery option and its catalog.',
});
