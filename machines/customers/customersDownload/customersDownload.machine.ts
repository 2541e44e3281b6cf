import { download } from '../../kit/download/download.machine';
import type { CustomerFilter } from '../customers/customers.machine';

/** CUS-01: saves the customers that match a filter, on all pages, as a file. The provider returns all at once, the browser makes the file. */
export const customersDownloadMachine = download<CustomerFilter>('customersDownload', {
  calls: ['exportCustomers'],
  req: ['CUS-01', 'GEN-06'],
  description: 'Downloads the filtered customers as a file.',
});
