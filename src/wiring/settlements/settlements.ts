/** Flows of the list of settlements. */
import { wire } from '../../../machines/kit/flow/port';
import { groupedSettlementsMachine } from '../../../machines/settlements/groupedSettlements/groupedSettlements.machine';
import { settlementSummaryMachine } from '../../../machines/settlements/settlementSummary/settlementSummary.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settlements/settlements'));

export const settlementsFlows = {
  settlementSummary: wire(settlementSummaryMachine, { load: lazy(services, (s) => s.getSettlementSummary) }),
  groupedSettlements: wire(groupedSettlementsMachine, { load: lazy(services, (s) => s.listGroupedSettlements) }),
};
