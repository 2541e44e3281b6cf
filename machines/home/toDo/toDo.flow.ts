import type { Payout } from '../../../contract/payouts/payouts';
import { chargeback } from '../../chargebacks/chargebacks/chargebacks.flow';
import { resourceFlow } from '../../kit/resource/resource.flow';
import { rent } from '../../payouts/approvals/approvals.flow';
import { TO_DO_LISTS, type ToDo, toDoKey, toDoMachine } from './toDo.machine';

const { initiatorId, approvalReason, ...payout } = rent;
const awaitingCode: Payout = { ...payout, payoutId: '8', status: 'Awaiting Verification', amount: '72713.20' };
const failed: Payout = { ...payout, payoutId: '9', status: 'Failed', amount: '21332.40' };

export const oneOfEach: ToDo = {
  chargebacks: { rows: [chargeback(1)], total: 1 },
  codes: { rows: [awaitingCode], total: 1 },
  approvals: { rows: [{ ...rent, initiatorId: '2', initiator: 'Tunde Bello' }], total: 1 },
  failures: { rows: [failed], total: 1, since: '2026-11-14' },
  missing: [],
};

export const toDoFlow = resourceFlow(toDoMachine, {
  start: 'all',
  key: toDoKey(TO_DO_LISTS),
  answers: { oneOfEach },
  screen: { path: '/dashboard', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'To do', loaded: 'To do' },
});
