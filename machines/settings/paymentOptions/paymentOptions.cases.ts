import { type Cases, everyFault } from '../../kit/cases';
import { oneOfItsKind } from '../../kit/resource.cases';
import type { paymentOptionsMachine } from './paymentOptions.machine';
import type { PaymentOption } from './paymentOptions.types';

/** As Bluecrest Stores has them. */
export const theOptions: readonly PaymentOption[] = [
  { code: 'CARD', name: 'Card', isEnabled: true },
  { code: 'USSD', name: 'USSD', isEnabled: true },
  { code: 'WALLET', name: 'Wallet', isEnabled: false },
];

export const paymentOptionsCases = {
  ...oneOfItsKind,
  ports: {
    load: {
      answers: {
        some: theOptions,
      },
      fails: everyFault,
    },
  },
} satisfies Cases<typeof paymentOptionsMachine>;
