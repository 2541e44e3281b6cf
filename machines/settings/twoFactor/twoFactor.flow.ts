import { resourceFlow } from '../../kit/resource/resource.flow';
import { twoFactorMachine } from './twoFactor.machine';

export const twoFactorFlow = resourceFlow(twoFactorMachine, {
  key: '',
  answers: { some: { isOn: true } },
  screen: { path: '/dashboard/settings/preference', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading sign-in settings…', loaded: 'Two-factor sign-in' },
});
