/** Flows of the pages that list chargebacks. */
import { chargebackOverviewMachine } from '../../../machines/chargebacks/chargebackOverview/chargebackOverview.machine';
import { chargebacksMachine } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import { wire } from '../../../machines/kit/flow/port';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/chargebacks/chargebacks'));

export const chargebacksFlows = {
  chargebacks: wire(chargebacksMachine, { load: lazy(services, (s) => s.listChargebacks) }),
  chargebackOverview: wire(chargebackOverviewMachine, { load: lazy(services, (s) => s.getChargebackOverview) }),
};
