import { type Cases, everyFault } from '../../kit/cases';
import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import { paymentOptionMachine } from './paymentOption.machine';

export const paymentOptionCases = {
  inputs: {
    off: { subject: { name: 'USSD', becomes: 'off' } },
    on: { subject: { name: 'Wallet', becomes: 'on' } },
  },
  events: { 'deed.confirmed': { now: {} }, 'deed.dismissed': { now: {} } },
  ports: { do: { answers: { changed: { message: 'Payment method turned off successfully' } }, fails: everyFault } },
  children: {},
  remember: ({ subject }) => [subject.becomes],
} satisfies Cases<typeof paymentOptionMachine>;

const paymentOptionProperties = deedProperties('PRF-01', 'changed') satisfies Properties<
  typeof paymentOptionMachine,
  typeof paymentOptionCases
>;

export const paymentOptionFlow = {
  machine: paymentOptionMachine,
  cases: paymentOptionCases,
  properties: paymentOptionProperties,
};
