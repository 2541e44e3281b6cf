import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { oneOfItsKind } from '../../kit/resource.cases';
import { resourceProperties } from '../../kit/resource.properties';
import { type PaymentOption, paymentOptionsMachine } from './paymentOptions.machine';

/** As Bluecrest Stores has them. */
const theOptions: readonly PaymentOption[] = [
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

const paymentOptionsProperties = resourceProperties('PRF-01', 'some') satisfies Properties<
  typeof paymentOptionsMachine,
  typeof paymentOptionsCases
>;

export const paymentOptionsFlow = {
  machine: paymentOptionsMachine,
  cases: paymentOptionsCases,
  properties: paymentOptionsProperties,
};
