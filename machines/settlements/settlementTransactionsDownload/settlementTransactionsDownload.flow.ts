import { downloadFlow, sheetsOf } from '../../kit/download/download.flow';
import { settlementTransactionsDownloadMachine } from './settlementTransactionsDownload.machine';

export const settlementTransactionsDownloadFlow = downloadFlow(settlementTransactionsDownloadMachine, {
  asks: sheetsOf({ settlement: '300', days: { from: '2031-01-01', to: '2031-01-31' } }),
  fileName: 'Settlement-transactions.xlsx',
  screen: {
    path: '/dashboard/account/settlements/300/transactions?from=2031-01-01&to=2031-01-31',
    as: 'amaka.obi@bluecrest.test',
    before: ['settlementTransactions.load'],
  },
});
