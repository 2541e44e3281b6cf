import { resourceFlow } from '../../kit/resource.flow';
import { feeBearerMachine } from './feeBearer.machine';

export const feeBearerFlow = resourceFlow(feeBearerMachine, {
  key: '',
  answers: { some: 'CBF' },
  screen: { path: '/dashboard/settings/preference', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Fetching who bears the fees…', loaded: 'Change who bears them' },
});
