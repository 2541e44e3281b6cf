import { resourceFlow } from '../../kit/resource/resource.flow';
import { type PaymentOption, paymentOptionsMachine } from './paymentOptions.machine';

/** The settings of Bluecrest Stores. */
const theOptions: readonly PaymentOption[] = [
  { code: 'CARD', name: 'Card', isEnabled: true },
  { code: 'USSD', name: 'USSD', isEnabled: true },
  { code: 'WALLET', name: 'Wallet', isEnabled: false },
];

export const paymentOptionsFlow = resourceFlow(paymentOptionsMachine, {
  key: '',
  answers: { some: theOptions },
  screen: { path: '/dashboard/settings/preference', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading payment methods…', loaded: 'Card' },
});
