/** Flows of the payments of one settlement. */
import { wire } from '../../../machines/kit/flow/port';
import { settlementTransactionsMachine } from '../../../machines/settlements/settlementTransactions/settlementTransactions.machine';
import { settlementTransactionsDownloadMachine } from '../../../machines/settlements/settlementTransactionsDownload/settlementTransactionsDownload.machine';
import { lazy } from '../lazy';
import { saved } from '../saved';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settlements/settlements'));

const files = () => withTemporal(() => import('../../services/settlements/settlementFiles'));

export const settlementTransactionsFlows = {
  settlementTransactions: wire(settlementTransactionsMachine, { load: lazy(services, (s) => s.listSettlementTransactions) }),
  settlementTransactionsDownload: wire(settlementTransactionsDownloadMachine, {
    save: saved(lazy(files, (s) => s.exportSettlementTransactions)),
  }),
};
