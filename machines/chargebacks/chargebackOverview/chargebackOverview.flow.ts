import { resourceFlow } from '../../kit/resource/resource.flow';
import { chargebackOverviewMachine } from './chargebackOverview.machine';

export const chargebackOverviewFlow = resourceFlow(chargebackOverviewMachine, {
  key: 'NGN',
  answers: { some: { usedPercent: 37.6, value: '1037050.00', count: 8 } },
  screen: { path: '/dashboard/chargeback', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Chargebacks', loaded: 'Remaining of your threshold' },
});
