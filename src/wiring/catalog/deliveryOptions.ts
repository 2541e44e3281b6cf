/** Flows of the delivery options of a catalog. */
import { catalogDetailsMachine } from '../../../machines/catalog/catalogDetails/catalogDetails.machine';
import { deliveryDataMachine } from '../../../machines/catalog/deliveryData/deliveryData.machine';
import { deliveryOptionMachine, formOfDelivery } from '../../../machines/catalog/deliveryOption/deliveryOption.machine';
import { deliveryOptionsMachine } from '../../../machines/catalog/deliveryOptions/deliveryOptions.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const catalogs = () => withTemporal(() => import('../../services/catalog/catalogs'));
const services = () => withTemporal(() => import('../../services/catalog/deliveryOptions'));

export const deliveryOptionsFlows = {
  catalogDetails: wire(catalogDetailsMachine, { load: lazy(catalogs, (s) => s.getCatalog) }),
  deliveryOptions: wire(deliveryOptionsMachine, { load: lazy(services, (s) => s.listDelivery) }),
  deliveryOption: wire(deliveryOptionMachine, { save: lazy(services, (s) => s.saveDelivery(formOfDelivery)) }),
  deliveryData: wire(deliveryDataMachine, { load: lazy(services, (s) => s.loadDeliveryData) }),
};
