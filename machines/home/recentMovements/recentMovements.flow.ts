import { resourceFlow } from '../../kit/resource/resource.flow';
import { type Movement, recentMovementsMachine } from './recentMovements.machine';

const paidOut: Movement = {
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

const inAndOut: readonly Movement[] = [
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

export const recentMovementsFlow = resourceFlow(recentMovementsMachine, {
  start: 'naira',
  key: 'NGN',
  answers: { two: inAndOut },
  screen: { path: '/dashboard', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Recent activity', loaded: 'Recent activity' },
});
