/** Flows of the list of single settlements. */
import { wire } from '../../../machines/kit/flow/port';
import { settlementsMachine } from '../../../machines/settlements/settlements/settlements.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settlements/settlements'));

export const singleSettlementsFlows = {
  settlements: wire(settlementsMachine, { load: lazy(services, (s) => s.listSettlements) }),
};
