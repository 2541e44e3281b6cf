/** Flows of the pages of orders. */
import { catalogOrderDetailsMachine } from '../../../machines/catalog/catalogOrderDetails/catalogOrderDetails.machine';
import { catalogOrdersMachine } from '../../../machines/catalog/catalogOrders/catalogOrders.machine';
import { catalogOrdersDownloadMachine } from '../../../machines/catalog/catalogOrdersDownload/catalogOrdersDownload.machine';
import { orderSendingMachine } from '../../../machines/catalog/orderSending/orderSending.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { saved } from '../saved';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/catalog/catalogOrders'));

export const catalogOrdersFlows = {
  catalogOrders: wire(catalogOrdersMachine, { load: lazy(services, (s) => s.listOrders) }),
  catalogOrdersDownload: wire(catalogOrdersDownloadMachine, { save: saved(lazy(services, (s) => s.exportOrders)) }),
  catalogOrderDetails: wire(catalogOrderDetailsMachine, { load: lazy(services, (s) => s.getOrder) }),
  orderSending: wire(orderSendingMachine, { save: lazy(services, (s) => s.sendOrder) }),
};
