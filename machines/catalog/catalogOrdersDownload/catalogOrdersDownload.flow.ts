import { downloadFlow, sheetsOf } from '../../kit/download/download.flow';
import { orderFilters } from '../catalogOrders/catalogOrders.machine';
import { catalogOrdersDownloadMachine } from './catalogOrdersDownload.machine';

export const catalogOrdersDownloadFlow = downloadFlow(catalogOrdersDownloadMachine, {
  asks: sheetsOf(orderFilters.empty),
  fileName: 'Orders.xlsx',
  screen: { path: '/dashboard/catalog/orders?from=2031-01-01&to=2031-01-31', as: 'amaka.obi@bluecrest.test' },
});
