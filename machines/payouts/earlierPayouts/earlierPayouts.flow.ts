import { resourceFlow } from '../../kit/resource/resource.flow';
import { paid } from '../payoutDetails/payoutDetails.flow';
import { earlierPayoutsMachine } from './earlierPayouts.machine';
import { keyOf } from './earlierPayouts.rules';

export const earlierPayoutsFlow = resourceFlow(earlierPayoutsMachine, {
  key: keyOf(paid),
  answers: {
    one: [{ ...paid, payoutId: '77', initiatedAt: '2026-10-19T10:02:00', amount: '58250.00', status: 'Successful' }],
    none: [],
  },
  // The list beside it asks another call as long as it has no status.
  screen: { path: '/dashboard/account/payouts?payout={payoutId}', as: 'amaka.obi@bluecrest.test', awaitingPayout: true },
  sees: { loading: 'Loading earlier payouts…', loaded: 'View all payouts to this recipient' },
});
