import { resourceFlow } from '../../kit/resource/resource.flow';
import { feeBearerMachine } from './feeBearer.machine';

export const feeBearerFlow = resourceFlow(feeBearerMachine, {
  key: '',
  answers: { some: 'CBF' },
  screen: { path: '/dashboard/settings/preference', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading fee settings…', loaded: 'Change fee bearer' },
});
