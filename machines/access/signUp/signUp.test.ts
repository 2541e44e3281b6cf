/** What a sign-up requires, and what it does without a session. */
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { Failure } from '../../kit/flow/fault';
import { wire } from '../../kit/flow/port';
import { type SignUpDraft, signUpMachine, validate } from './signUp.machine';

const whole: SignUpDraft = {
  firstName: 'Ada',
  lastName: 'Obi',
  userEmail: 'ada@crafts.test',
  mobileNumber: '0801 234 5678',
  name: 'Ada Crafts',
  password: 'Newleaf#2027',
  confirmpassword: 'Newleaf#2027',
};

describe('[SUP-01 SUP-02] a sign-up', () => {
  it('has no error with all fields', () => expect(validate(whole)).toEqual({}));
  it.each<[Partial<SignUpDraft>, Partial<SignUpDraft>]>([
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ firstName: 'Ada1' }, { firstName: 'Only letters, spaces or hyphens allowed' }],
    [{ lastName: '' }, { lastName: 'Last name is required' }],
    [{ lastName: 'de la Cruz' }, { lastName: 'Only letters or hyphens allowed' }],
    [{ userEmail: '' }, { userEmail: 'Email is required' }],
    [{ userEmail: 'ada' }, { userEmail: 'Invalid email' }],
    [{ mobileNumber: '0801 234 567' }, { mobileNumber: 'Mobile number must be 11 digits' }],
    [{ name: '' }, { name: 'Business name is required' }],
    [{ name: '<b>Ada</b>' }, { name: 'Contains disallowed characters or tags' }],
    [{ confirmpassword: 'Newleaf#2028' }, { confirmpassword: 'Passwords do not match' }],
  ])('with %j says %j', (change, errors) => expect(validate({ ...whole, ...change })).toEqual(errors));

  it('stays open if the provider reports an expired session, because there is none', async () => {
    const save = () => Promise.reject(new Failure({ kind: 'sessionExpired' }));
    const actor = createActor(wire(signUpMachine, { save }), { input: { subject: '', initialValues: whole, draft: null } });
    const said: string[] = [];
    actor.on('sessionExpired', ({ type }) => said.push(type));
    actor.start();
    actor.send({ type: 'form.submitted' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect([actor.getSnapshot().status, actor.getSnapshot().matches('editing'), said]).toEqual(['active', true, []]);
  });
});
