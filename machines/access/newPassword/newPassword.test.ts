/** Where a refusal of a new password is shown, and what it does without a session. */
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure, type Fault } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { newPasswordMachine, selectNewPassword } from './newPassword.machine';

const values = { otp: '123456', password: 'Newleaf#2027', confirmpassword: 'Newleaf#2027' };

async function refused(fault: Fault) {
  const save = () => Promise.reject(new Failure(fault));
  const input = { subject: 'ada@crafts.test', initialValues: values, draft: null };
  const actor = createActor(wire(newPasswordMachine, { save }), { input }).start();
  actor.send({ type: 'form.submitted' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  return actor.getSnapshot();
}

it.each([
  ['Invalid OTP', { otp: 'Invalid OTP' }],
  ['OTP has expired', { otp: 'OTP has expired' }],
  ['Too many attempts', { otp: 'Too many attempts' }],
  ['Choose another password', {}],
])('[SES-09] the refusal %j is shown at the code, if it is about the code', async (message, errors) => {
  const snapshot = await refused({ kind: 'server', status: 400, message });
  expect(selectNewPassword(snapshot).fieldErrors).toEqual(errors);
});

it('[SES-09] stays open if the provider reports an expired session, because there is none', async () => {
  const snapshot = await refused({ kind: 'sessionExpired' });
  expect([snapshot.status, snapshot.matches('editing')]).toEqual(['active', true]);
});
