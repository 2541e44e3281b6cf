import type { Movement } from '../../../contract/balances/movements';
import { resourceFlow } from '../../kit/resource/resource.flow';
import { rent } from '../../payouts/approvals/approvals.flow';
import { activityKey } from './recentActivity.rules';
import { recentMovementsMachine } from './recentMovements.machine';

export const paidOut: Movement = {
  id: '2',
  at: '2026-11-20T13:57:00',
  direction: 'Debit',
  amount: '20025.00',
  currency: 'NGN',
  before: '120025.00',
  after: '100000.00',
  type: 'Payout',
  description: 'To ADA OKAFOR',
  reference: 'BCS-PO-20931',
  fee: '25.00',
  payoutId: '7',
};

const movements: readonly Movement[] = [
  paidOut,
  {
    ...paidOut,
    id: '1',
    direction: 'Credit',
    amount: '48250.00',
    type: 'Collection',
    description: 'Card payment',
    payoutId: null,
  },
];

const waiting = {
  ...rent,
  payoutId: '8',
  recipient: 'DAMILOLA ADEYEMI',
  status: 'Awaiting Verification',
  initiatedAt: '2026-11-20T14:20:00',
};

const returned = { ...waiting, payoutId: '9', recipient: 'CHIDINMA EZE', status: 'Failed', initiatedAt: '2026-11-20T13:00:00' };

export const recentMovementsFlow = resourceFlow(recentMovementsMachine, {
  start: 'naira',
  key: activityKey('NGN', true),
  answers: { all: { movements, payouts: [waiting, returned], withoutPayouts: null } },
  screen: { path: '/dashboard', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Recent activity', loaded: 'Recent activity' },
});
