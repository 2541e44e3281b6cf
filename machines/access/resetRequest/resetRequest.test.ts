/** Which address can get a code, and what the request does without a session. */
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { resetRequestMachine, validate } from './resetRequest.machine';

it.each([
  ['ada@crafts.test', {}],
  ['ada', { identifier: 'Invalid email' }],
  ['', { identifier: 'Invalid email' }],
  [`${'a'.repeat(90)}@crafts.test`, { identifier: 'Use 100 characters or fewer.' }],
])('[SES-08] the address %j has the errors %j', (identifier, errors) => expect(validate({ identifier })).toEqual(errors));

it('[SES-08] stays open if the provider reports an expired session, because there is none', async () => {
  const save = () => Promise.reject(new Failure({ kind: 'sessionExpired' }));
  const input = { subject: '', initialValues: { identifier: 'ada@crafts.test' }, draft: null };
  const actor = createActor(wire(resetRequestMachine, { save }), { input }).start();
  actor.send({ type: 'form.submitted' });
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  expect([actor.getSnapshot().status, actor.getSnapshot().matches('editing')]).toEqual(['active', true]);
});
