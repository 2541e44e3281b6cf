/** Flows of the page of one settlement. */
import { wire } from '../../../machines/kit/flow/port';
import { reconciliationMachine } from '../../../machines/settlements/reconciliation/reconciliation.machine';
import { settlementLineMachine } from '../../../machines/settlements/settlementLine/settlementLine.machine';
import { settlementStatementMachine } from '../../../machines/settlements/settlementStatement/settlementStatement.machine';
import { lazy } from '../lazy';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settlements/settlements'));

export const settlementStatementFlows = {
  settlementStatement: wire(settlementStatementMachine, { load: lazy(services, (s) => s.getSettlement) }),
  settlementLine: wire(settlementLineMachine, { load: lazy(services, (s) => s.readLine) }),
  reconciliation: wire(reconciliationMachine, {
    readStatement: lazy(services, (s) => s.readStatement),
    readPage: lazy(services, (s) => s.readItems),
  }),
};
