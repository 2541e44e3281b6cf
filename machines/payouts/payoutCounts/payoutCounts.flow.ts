import { resourceFlow } from '../../kit/resource.flow';
import { payoutCountsMachine } from './payoutCounts.machine';

export const payoutCountsFlow = resourceFlow(payoutCountsMachine, {
  start: 'all',
  key: '',
  answers: { some: { all: 1204, needsCode: 3, failed: 17, thisMonth: 96 } },
  screen: { path: '/dashboard/account/payouts', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Needs code', loaded: 'rows' },
});
