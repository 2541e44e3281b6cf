/** What must not compile. The compiler is the test: a missing error turns its `@ts-expect-error` into one. */
import { expect, it } from 'vitest';
import { payouts } from '../contract/payouts/payouts';
import type { Cases } from '../machines/kit/flow/cases';
import { wire } from '../machines/kit/flow/port';
import type { ChartTarget } from '../machines/kit/flow/properties';
import { otpMachine } from '../machines/kit/otp/otp.machine';
import type { Said } from '../machines/kit/otp/otp.types';
import { payoutCases } from '../machines/payouts/payout/payout.cases';
import { payoutMachine } from '../machines/payouts/payout/payout.machine';
import { serve } from '../sandbox/http/serve';
import { useFlow } from '../src/flow/useFlow';
import { call } from '../src/services/call';

const options = { signal: new AbortController().signal };
const headers = { subsidiary_id: '1001' };
const machine = otpMachine<Said>({ verify: 'verifyPayout', resend: 'resendPayoutOtp' });
const said = async () => ({ message: '' });

type PayoutSpot = ChartTarget<typeof payoutMachine, typeof payoutCases>;
const mustPass = (to: PayoutSpot, through: PayoutSpot) => [to, through];

const neverRun = [
  () => call(payouts.verifyPayout, { headers, body: { otp: '1', batchId: 'B1' } }, options).then(({ message }) => message),
  // @ts-expect-error a wrong body
  () => call(payouts.verifyPayout, { headers, body: { otp: 1, batchId: 'B1' } }, options),
  // @ts-expect-error a missing path parameter
  () => call(payouts.resendPayoutOtp, { headers }, options),
  // @ts-expect-error a missing header: money is called with its key
  () => call(payouts.initiatePayout, { headers, body: { payoutDetails: [] } }, options),
  // @ts-expect-error a call that cannot be aborted
  () => call(payouts.resendPayoutOtp, { headers, params: { batchId: 'B1' } }, {}),
  // @ts-expect-error a field that the answer does not have
  () => call(payouts.verifyPayout, { headers, body: { otp: '1', batchId: 'B1' } }, options).then(({ statusCode }) => statusCode),

  () =>
    serve(payouts.getPayoutStatus, async ({ query }) => ({ status: query.idempotencyKey === 'K' ? 'Successful' : 'Pending' })),
  // @ts-expect-error an answer that is not in the contract
  () => serve(payouts.getPayoutStatus, async () => ({ state: 'Lost' })),
  // @ts-expect-error a parameter that is not in the path
  () => serve(payouts.resendPayoutOtp, async ({ params }) => ({ message: params.payoutId })),

  () => wire(machine, { verify: async ({ otp }) => ({ message: otp }), resend: async ({ subject }) => ({ message: subject }) }),
  // @ts-expect-error an unfilled port
  () => wire(machine, { verify: said }),
  // @ts-expect-error an unfilled port of a child machine
  () => wire(payoutMachine, { otp: { verify: said } }),
  // @ts-expect-error a service that answers something else
  () => wire(machine, { verify: async () => ({ text: '' }), resend: said }),
  // @ts-expect-error a port that cites a call outside of the contract
  () => otpMachine<Said>({ verify: 'verifyEverything', resend: 'resendPayoutOtp' }),
  // @ts-expect-error a machine that was not wired
  () => useFlow(payoutMachine, { input: payoutCases.inputs.fresh, select: () => null }),

  () => mustPass({ state: 'editing.ready' }, { guard: 'resultIs', as: 'confirmed' }),
  // @ts-expect-error a property of a state that the chart does not have
  () => mustPass({ state: 'editing.reday' }, { guard: 'resultIs' }),
  // @ts-expect-error a property of a port that the machine does not have
  () => mustPass({ calls: 'initatePayout' }, { guard: 'resultIs' }),
  // @ts-expect-error a property of a guard that nobody wrote
  () => mustPass({ state: 'confirming' }, { guard: 'sesionExpired' }),
  // @ts-expect-error a property of an event that is not sent
  () => mustPass({ state: 'confirming' }, { event: 'dismised' }),
  // @ts-expect-error a property of an answer without a case
  () => mustPass({ state: 'paid' }, { port: 'initiatePayout', answers: 'dnoe' }),

  () => {
    const { dismissed: _, ...events } = payoutCases.events;
    // @ts-expect-error an event without a case
    return { ...payoutCases, events } satisfies Cases<typeof payoutMachine>;
  },
  () => {
    const { initiatePayout } = payoutCases.ports;
    // @ts-expect-error a port without cases
    return { ...payoutCases, ports: { initiatePayout } } satisfies Cases<typeof payoutMachine>;
  },
  () => {
    const { tooManyAttempts: _, ...otp } = payoutCases.children.otp;
    // @ts-expect-error an ending of a child machine without a case
    return { ...payoutCases, children: { ...payoutCases.children, otp } } satisfies Cases<typeof payoutMachine>;
  },
];

it('compiles as said', () => expect(neverRun).not.toHaveLength(0));
