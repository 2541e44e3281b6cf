import { downloadFlow } from '../../kit/download/download.flow';
import { statementDownloadMachine } from './statementDownload.machine';

export const statementDownloadFlow = downloadFlow(statementDownloadMachine, {
  start: 'statement',
  asks: { xlsx: { filter: { id: '300' }, format: 'xlsx' } },
  fileName: 'Settlement-STL-20261125-25.xlsx',
  screen: {
    path: '/dashboard/account/settlements/300/statement',
    as: 'amaka.obi@bluecrest.test',
    before: ['settlementStatement.load', 'reconciliation.readStatement', 'reconciliation.readPage'],
  },
  control: { press: 'Download statement' },
});
