import { resourceFlow } from '../../kit/resource/resource.flow';
import { chargeback } from '../chargebacks/chargebacks.flow';
import { nextChargebackMachine } from './nextChargeback.machine';

export const nextChargebackFlow = resourceFlow(nextChargebackMachine, {
  key: '4520',
  answers: { some: [chargeback(19)] },
  screen: { path: '/dashboard/chargeback/{chargebackId}/details', as: 'amaka.obi@bluecrest.test', disputed: 'answered' },
  sees: { loading: 'Chargeback details', loaded: /^Next chargeback/ },
});
