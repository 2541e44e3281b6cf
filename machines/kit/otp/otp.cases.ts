import { bareNumber } from '../../../contract/visible';
import { type Cases, everyFault } from '../flow/cases';
import { outOfTries } from '../order/order.cases';
import type { otpMachine } from './otp.machine';
import type { Entered } from './otp.types';

/** Of the entry of a code on its own, whichever flow asks for it. */
export const otpCases = {
  inputs: {
    fresh: { subject: 'B1', failureMessage: 'The code was not verified' },
    again: { subject: 'B1', failureMessage: 'The code was not verified', problem: 'The code was not verified' },
  },
  events: {
    'otp.changed': { some: { otp: '123456' }, none: { otp: '' } },
    'otp.submitted': { now: {} },
    'otp.resendRequested': { now: {} },
    'otp.dismissed': { now: {} },
  },
  ports: {
    verify: { answers: { right: { message: 'Verified', otp: '123456' } }, fails: { ...everyFault, ...outOfTries } },
    resend: { answers: { sent: { message: '' } }, fails: everyFault },
  },
  children: {},
  machineOnly: { events: { 'otp.changed': { blanks: { otp: ' \u200b' } } } },
  remember: ({ otp, problem }) => [bareNumber(otp) !== '', problem !== null],
} satisfies Cases<ReturnType<typeof otpMachine<Entered>>>;
