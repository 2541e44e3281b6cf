import { type Cases, everyFault } from '../../kit/cases';
import type { paymentOptionMachine } from './paymentOption.machine';

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
