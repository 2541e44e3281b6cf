import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure } from '../../kit/fault';
import { wire } from '../../kit/port';
import { signInMachine } from './signIn.machine';
import { selectSignIn } from './signIn.select';

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
