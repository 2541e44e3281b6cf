import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { Failure } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { company } from './businessRegistration.flow';
import { businessRegistrationMachine } from './businessRegistration.machine';

it.each([
  ['Add a stakeholder first', 'stakeholders'],
  ['Registration number is taken', 'registrationNumber'],
  ['Not now', null],
])('[ONB-09] the refusal “%s” stands at the field that it is about', async (message, field) => {
  const save = () => Promise.reject(new Failure({ kind: 'server', status: 400, message }));
  const input = { subject: '', initialValues: company, draft: { registrationNumber: 'RC 55' } };
  const form = createActor(wire(businessRegistrationMachine, { save }), { input }).start();
  form.send({ type: 'form.submitted' });
  await vi.waitFor(() => expect(form.getSnapshot().context.submitError).toEqual({ text: message, field }));
});
