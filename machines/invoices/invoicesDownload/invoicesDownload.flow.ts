import { downloadFlow, sheetsOf } from '../../kit/download/download.flow';
import { invoiceFilters } from '../invoices/invoices.machine';
import { invoicesDownloadMachine } from './invoicesDownload.machine';

export const invoicesDownloadFlow = downloadFlow(invoicesDownloadMachine, {
  asks: sheetsOf(invoiceFilters.empty),
  fileName: 'Invoices.xlsx',
  screen: { path: '/dashboard/business/invoice', as: 'amaka.obi@bluecrest.test', before: ['invoices.load'] },
});
