/** Flows of the list of settlements. */
import { wire } from '../../../machines/kit/flow/port';
import { groupedSettlementsMachine } from '../../../machines/settlements/groupedSettlements/groupedSettlements.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settlements/settlements'));

export const settlementsFlows = {
  groupedSettlements: wire(groupedSettlementsMachine, { load: lazy(services, (s) => s.listGroupedSettlements) }),
};
