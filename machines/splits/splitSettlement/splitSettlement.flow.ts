import { splitSettlementCases } from './splitSettlement.cases';
import { splitSettlementMachine } from './splitSettlement.machine';
import { splitSettlementProperties } from './splitSettlement.properties';

export const splitSettlementFlow = {
  machine: splitSettlementMachine,
  cases: splitSettlementCases,
  properties: splitSettlementProperties,
};
