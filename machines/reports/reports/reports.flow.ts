import { collectionFlow } from '../../kit/collection/collection.flow';
import { MOST_LOOKS, type Report, reportFilters, reportsMachine } from './reports.machine';

const FAILED = 2;
const referenceOf = (n: number) => `RPT-${String(n).padStart(16, '0')}`;

/** As seeded, this file has failed. */
export const failedReference = referenceOf(FAILED);

/** A file that can be downloaded. */
export const report = (n: number): Report => ({
  reference: referenceOf(n),
  fileName: `Transactions-20261120-0930${String(n).padStart(2, '0')}-WAT-4f1c09ab.csv`,
  by: 'Amaka Obi',
  requestedAt: '2026-11-20T09:30:00',
  ...(n === FAILED
    ? { status: 'Failed', url: null, reason: 'We couldn’t finish the file.' }
    : { status: 'Completed', url: `https://files.provider.test/files/${referenceOf(n)}.1.x`, reason: '' }),
  list: 'Transactions',
  filter: 'Successful, Card',
  columns: 9,
  rows: 612,
  expectedRows: 612,
  expiresAt: '2026-11-27T09:30:00',
});

/** Test data and requirements of the list, which never ship. */
export const reportsFlow = collectionFlow(reportsMachine, {
  req: ['RPT-01', 'GEN-07', 'GEN-09'],
  filters: reportFilters,
  filtered: { failed: { status: 'Failed' } },
  row: report,
  underWay: { ...report(1), status: 'Pending', url: null, rows: 200 },
  mostLooks: MOST_LOOKS,
  count: 4,
  screen: { path: '/dashboard/report-center', as: 'amaka.obi@bluecrest.test', shows: 'Report Centre' },
});
