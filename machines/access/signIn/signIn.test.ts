import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { signInMachine } from './signIn.machine';
import { selectSignIn } from './signIn.select';
import type { SignedIn } from './signIn.types';

it('[SES-03] says why the merchant is back at the password after too many wrong codes', async () => {
  const machine = wire(signInMachine, {
    login: async () => ({ message: 'Enter the code', complete: false, businesses: [] }),
    otp: {
      verify: () => Promise.reject(new Failure({ kind: 'server', status: 400, message: 'Too many attempts' })),
      resend: async () => ({ message: '' }),
    },
  });
  const actor = createActor(machine, { input: { attempt: null } }).start();
  actor.send({ type: 'email.changed', email: 'amaka.obi@bluecrest.test' });
  actor.send({ type: 'password.changed', password: 'Bluecrest#2026' });
  actor.send({ type: 'signIn.submitted' });
  await waitFor(actor, (snapshot) => snapshot.matches('secondFactor'));
  actor.getSnapshot().children.otp?.send({ type: 'otp.changed', otp: '1' });
  actor.getSnapshot().children.otp?.send({ type: 'otp.submitted' });
  await waitFor(actor, (snapshot) => snapshot.matches('credentials'));
  expect(selectSignIn(actor.getSnapshot())).toMatchObject({
    problem: 'Too many attempts. Sign in again to get a new code.',
    message: '',
  });
});

it('[SES-03] resumes with the code after a reload, and keeps when it was sent', async () => {
  const sentAt = Date.now() - 20_000;
  const machine = wire(signInMachine, {
    login: () => Promise.reject(new Error('Nobody signs in again')),
    otp: {
      verify: async (): Promise<SignedIn> => ({ message: '', complete: true, businesses: [] }),
      resend: async () => ({ message: '' }),
    },
  });
  const actor = createActor(machine, { input: { attempt: { email: ' amaka.obi@bluecrest.test ', sentAt } } }).start();
  const view = () => selectSignIn(actor.getSnapshot());
  expect(view()).toMatchObject({
    step: 'secondFactor',
    attempt: { email: 'amaka.obi@bluecrest.test', sentAt },
    otp: { otp: '', problem: null },
  });
  actor.getSnapshot().children.otp?.send({ type: 'otp.dismissed' });
  expect(view()).toMatchObject({ step: 'credentials', attempt: null, otp: null });
});
