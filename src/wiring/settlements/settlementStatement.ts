/** Flows of the page of one settlement. */
import { wire } from '../../../machines/kit/flow/port';
import { reconciliationMachine } from '../../../machines/settlements/reconciliation/reconciliation.machine';
import { settlementLineMachine } from '../../../machines/settlements/settlementLine/settlementLine.machine';
import { settlementStatementMachine } from '../../../machines/settlements/settlementStatement/settlementStatement.machine';
import { statementDownloadMachine } from '../../../machines/settlements/statementDownload/statementDownload.machine';
import { lazy } from '../lazy';
import { saved } from '../saved';
import { withTemporal } from '../temporal';

const services = () => withTemporal(() => import('../../services/settlements/settlements'));

const file = () => withTemporal(() => import('../../services/settlements/statementFile'));

export const settlementStatementFlows = {
  settlementStatement: wire(settlementStatementMachine, { load: lazy(services, (s) => s.getSettlement) }),
  settlementLine: wire(settlementLineMachine, { load: lazy(services, (s) => s.readLine) }),
  statementDownload: wire(statementDownloadMachine, { save: saved(lazy(file, (s) => s.exportStatement)) }),
  reconciliation: wire(reconciliationMachine, {
    readStatement: lazy(services, (s) => s.readStatement),
    readPage: lazy(services, (s) => s.readItems),
  }),
};
