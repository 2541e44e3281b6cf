/** Flows of the funding history. */
import { balancesMachine } from '../../../machines/balances/balances/balances.machine';
import { fundingDetailsMachine } from '../../../machines/fundings/fundingDetails/fundingDetails.machine';
import { fundingNotificationMachine } from '../../../machines/fundings/fundingNotification/fundingNotification.machine';
import { fundingsMachine } from '../../../machines/fundings/fundings/fundings.machine';
import { fundingsExportMachine } from '../../../machines/fundings/fundingsExport/fundingsExport.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { stored } from '../stored';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/fundings/fundings'));

const money = () => withTemporal(() => import('../../services/balances/balances'));

const reports = () => withTemporal(() => import('../../services/reports/reports'));

export const fundingHistoryFlows = {
  fundings: wire(fundingsMachine, { load: lazy(services, (s) => s.listFundings) }),
  fundingDetails: wire(fundingDetailsMachine, { load: lazy(services, (s) => s.getFunding) }),
  fundingNotification: wire(fundingNotificationMachine, { do: lazy(services, (s) => s.repushWebhook) }),
  fundingsExport: wire(fundingsExportMachine, {
    request: stored(lazy(services, (s) => s.requestFundings)),
    lookUp: lazy(reports, (s) => s.reportOfKey),
  }),
  balances: wire(balancesMachine, { load: lazy(money, (s) => s.listWallets) }),
};
