/** Which payout can be verified, and what is said about its code. */
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { codeIsRecent } from '../../kit/order/order.cases';
import { payoutVerificationCases } from './payoutVerification.cases';
import { payoutVerificationMachine } from './payoutVerification.machine';
import { awaitsCode, sentTogether } from './payoutVerification.rules';
import { selectPayoutVerification } from './payoutVerification.select';

const { waiting } = payoutVerificationCases.ports.getPayout.answers;

it.each([
  ['Awaiting Verification', 'B1', true],
  ['Awaiting Verification', null, false],
  ['Awaiting Approval', 'B1', false],
  ['Successful', 'B1', false],
  ['Successful', null, false],
])('[PAY-07] a payout that is %s, with the batch %s, can be verified: %s', (status, batchId, can) =>
  expect(awaitsCode({ ...waiting, status, batchId })).toBe(can),
);

it.each([
  ['', ['Success - Enter OTP', 'Payout verified']],
  ['So it is', ['So it is', 'So it is']],
])('[PAY-06 PAY-07] the provider’s message %j about the code is shown, or one of ours', async (message, words) => {
  const said: string[] = [];
  const machine = wire(payoutVerificationMachine, {
    getPayout: async () => waiting,
    sendCode: async () => ({ message }),
    otp: { verify: async () => ({ message }), resend: async () => ({ message }) },
  });
  const actor = createActor(machine, { input: { payoutId: '1' } });
  actor.on('notice', ({ text }) => said.push(text));
  actor.start();
  expect(selectPayoutVerification(actor.getSnapshot()).otp).toBeNull();
  await waitFor(actor, (snapshot) => snapshot.matches('verifying'));
  expect(selectPayoutVerification(actor.getSnapshot()).otp).toMatchObject({ otp: '', problem: null });
  actor.getSnapshot().children.otp?.send({ type: 'otp.changed', otp: '1' });
  actor.getSnapshot().children.otp?.send({ type: 'otp.submitted' });
  await waitFor(actor, (snapshot) => snapshot.status === 'done');
  expect(said).toEqual(words);
});

it('[PAY-07] the code that was sent a moment ago is asked for, and the wait for another one goes on', async () => {
  const said: string[] = [];
  const machine = wire(payoutVerificationMachine, {
    getPayout: async () => waiting,
    sendCode: async () => {
      throw new Failure(codeIsRecent.codeIsRecent);
    },
    otp: { verify: async () => ({ message: '' }), resend: async () => ({ message: '' }) },
  });
  const actor = createActor(machine, { input: { payoutId: '1' } });
  actor.on('notice', ({ tone, text }) => said.push(`${tone}: ${text}`));
  const before = Date.now();
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('verifying'));
  const { otp, problem } = selectPayoutVerification(actor.getSnapshot());
  expect([otp?.resend, problem, said]).toEqual(['waiting', null, ['good: Enter the code that we sent you a moment ago.']]);
  const left = (otp?.resendAt ?? 0) - before;
  expect(left).toBeGreaterThanOrEqual(34_000);
  expect(left).toBeLessThan(39_000);
});

it.each([
  ['nothing more for a payout alone', [{ amount: '60000.00' }], null],
  ['nothing more where the provider names no payments', undefined, null],
  ['all payments of its batch', [{ amount: '60000.00' }, { amount: '40.50' }], { count: 2, amount: '60040.50' }],
  ['no sum with an unknown amount', [{ amount: '60000.00' }, { amount: null }], { count: 2, amount: null }],
  ['what is not known', null, 'unknown'],
])('[PAY-07] the code of a payout sends %s', (_, together, sent) =>
  expect(sentTogether({ ...waiting, ...(together !== undefined && { together }) })).toEqual(sent),
);
