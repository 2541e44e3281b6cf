import { downloadFlow, sheetsOf } from '../../kit/download/download.flow';
import { customerFilters } from '../customers/customers.machine';
import { customersDownloadMachine } from './customersDownload.machine';

export const customersDownloadFlow = downloadFlow(customersDownloadMachine, {
  asks: sheetsOf(customerFilters.empty),
  fileName: 'Customers.xlsx',
  screen: { path: '/dashboard/business/customers?from=2031-01-01&to=2031-01-31', as: 'amaka.obi@bluecrest.test' },
});
