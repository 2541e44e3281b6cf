/** What the sign-in needs, and which field is missing. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { signInMachine } from './signIn.machine';
import { isComplete } from './signIn.rules';
import { selectSignIn } from './signIn.select';

const EMAIL = 'amaka.obi@bluecrest.test';

describe('[SES-01] the email and the password', () => {
  it.each([
    [EMAIL, 'Bluecrest#2026', true],
    [EMAIL, '', false],
    ['', 'Bluecrest#2026', false],
    [' ', 'Bluecrest#2026', false],
    [' ', '', false],
    ['', '', false],
    ['', ' ', false],
    [EMAIL, ' ', true],
  ] as const)('%j and %j: both are entered: %j', (email, password, are) => expect(isComplete({ email, password })).toBe(are));

  it.each([
    [EMAIL, '', { email: false, password: true }],
    ['', 'Bluecrest#2026', { email: true, password: false }],
    [' ', 'x', { email: true, password: false }],
    ['', '', { email: true, password: true }],
  ])('%j and %j: what is missing is shown once it is submitted', (email, password, missing) => {
    const actor = createActor(signInMachine, { input: { attempt: null } }).start();
    actor.send({ type: 'email.changed', email });
    actor.send({ type: 'password.changed', password });
    expect(selectSignIn(actor.getSnapshot()).missing).toEqual({ email: false, password: false });
    actor.send({ type: 'signIn.submitted' });
    expect(selectSignIn(actor.getSnapshot())).toMatchObject({
      step: 'credentials',
      missing,
      busy: false,
      attempt: null,
      otp: null,
    });
  });
});
