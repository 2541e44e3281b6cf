import { download } from '../../kit/download/download.machine';
import type { OrderFilter } from '../catalogOrders/catalogOrders.machine';

/** CAT-01: saves the orders that a filter shows, on all pages, as a file. */
export const catalogOrdersDownloadMachine = download<OrderFilter>('catalogOrdersDownload', {
  calls: ['listCatalogOrders'],
  req: ['CAT-01', 'GEN-06'],
  description: 'Downloads the filtered orders as a file.',
});
