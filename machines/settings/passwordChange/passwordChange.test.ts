import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure, type Fault } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { passwordChangeMachine, stepUp } from './passwordChange.machine';

const { validate, secrets, fieldOfError } = stepUp;
const OLD = 'Bluecrest#2026';
const NEXT = 'Harmattan#2027';
const typed = { password: OLD, newPassword: NEXT, confirmpassword: NEXT };

it.each([
  [{}, {}],
  [{ password: '' }, { password: 'Password is required!' }],
  [{ newPassword: 'Short#1', confirmpassword: 'Short#1' }, { newPassword: 'Password must be at least 8 characters' }],
  [{ confirmpassword: OLD }, { confirmpassword: 'Passwords do not match' }],
  [{ confirmpassword: '' }, { confirmpassword: 'Confirm Password is required' }],
])('[BUS-01] a new password follows the rules of sign-up, typed twice: %j', (change, errors) =>
  expect(validate({ ...typed, ...change })).toEqual(errors),
);

it('[BUS-01] no draft has any of the three passwords', () => expect([...secrets].sort()).toEqual(Object.keys(typed).sort()));

it.each([
  ['Incorrect password', 'password'],
  ['The new password must differ from the old one', 'newPassword'],
  ['Too many failed passwords. Please try again in 15 seconds', null],
])('[BUS-01] “%s” is said at the field %s', (said, field) => expect(fieldOfError(said)).toBe(field));

it.each([
  [{ kind: 'network' }, /^We didn’t get a response\. Your password may be the new one already\./],
  [{ kind: 'server', status: 500, message: '' }, /may be the new one already/],
  [{ kind: 'server', status: 400, message: 'Incorrect password' }, /^Incorrect password$/],
  [{ kind: 'server', status: 429, message: 'Too many failed passwords' }, /^Too many failed passwords$/],
] satisfies readonly (readonly [Fault, RegExp])[])(
  '[BUS-01] after %j the merchant reads which password may be theirs now',
  async (fault, said) => {
    const save = () => Promise.reject(new Failure(fault));
    const actor = createActor(wire(passwordChangeMachine, { save }), {
      input: { subject: '', initialValues: typed, draft: null },
    });
    actor.start().send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(actor.getSnapshot().context.submitError?.text).toMatch(said);
  },
);
