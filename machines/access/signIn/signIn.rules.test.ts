/** What the sign-in needs, and which field is missing. */
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { signInMachine } from './signIn.machine';
import { hasAnything, isComplete } from './signIn.rules';
import { selectSignIn } from './signIn.select';

const EMAIL = 'amaka.obi@bluecrest.test';

describe('[SES-01] the email and the password', () => {
  it.each([
    [EMAIL, 'Bluecrest#2026', [true, true]],
    [EMAIL, '', [true, false]],
    ['', 'Bluecrest#2026', [true, false]],
    [' ', 'Bluecrest#2026', [true, false]],
    [' ', '', [false, false]],
    ['', '', [false, false]],
    ['', ' ', [true, false]],
    [EMAIL, ' ', [true, true]],
  ] as const)('%j and %j: one is entered, and both are: %j', (email, password, are) =>
    expect([hasAnything({ email, password }), isComplete({ email, password })]).toEqual(are),
  );

  it.each([
    [EMAIL, '', { email: false, password: true }],
    ['', 'Bluecrest#2026', { email: true, password: false }],
    [' ', 'x', { email: true, password: false }],
  ])('%j and %j: the missing one is shown once it is submitted', (email, password, missing) => {
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
