/** Flows of the transactions page. */
import { wire } from '../../../machines/kit/flow/port';
import { transactionCountsMachine } from '../../../machines/transactions/transactionCounts/transactionCounts.machine';
import { transactionsMachine, transactionViews } from '../../../machines/transactions/transactions/transactions.machine';
import { transactionsExportMachine } from '../../../machines/transactions/transactionsExport/transactionsExport.machine';
import { lazy } from '../lazy';
import { refundFlow } from '../refunds/refund';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/transactions/transactions'));

const exports = () => withTemporal(() => import('../../services/transactions/transactionsExport'));

const reports = () => withTemporal(() => import('../../services/reports/reports'));

export const transactionsFlows = {
  transactions: wire(transactionsMachine, { load: lazy(services, (s) => s.listTransactions) }),
  transactionCounts: wire(transactionCountsMachine, { load: lazy(services, (s) => s.transactionCounts(transactionViews)) }),
  refund: refundFlow,
  transactionsExport: wire(transactionsExportMachine, {
    request: stored(lazy(exports, (s) => s.requestTransactions)),
    lookUp: lazy(reports, (s) => s.reportOfKey),
  }),
};
