import { signUpCases } from '../../../machines/access/signUp/signUp.flow';
import type { signUpMachine } from '../../../machines/access/signUp/signUp.machine';
import { afresh, formEvents, formStates, withoutSession } from '../forms';
import { answering, type Model, type StateOf } from '../model';

const LABELS: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  userEmail: 'Email',
  mobileNumber: 'Mobile number',
  name: 'Business name',
  password: 'Password',
  confirmpassword: 'Confirm password',
};

/** Signing up, in a user's words. */
export const signUpModel = {
  req: ['SUP-01', 'SUP-02', 'SUP-03'],
  starts: {
    fresh: { path: '/sign-up', as: null, holds: ['signUp.save'] },
    resumed: {
      path: '/sign-up',
      as: null,
      bookmark: { flow: 'signUp', bookmark: { ...signUpCases.inputs.resumed.draft, userEmail: '{address}' } },
      holds: ['signUp.save'],
    },
  },
  events: formEvents({
    fill: (I, field, value) => I.fill(LABELS[field] ?? field, afresh(value)),
    submit: 'Create account',
    leave: 'Back to sign in',
  }),
  ports: { save: answering('signUp.save') },
  children: {},
  states: formStates(
    'Create an account',
    (I) => I.see('Check your email'),
    (I) => I.see('Sign in'),
  ),
  outOfReach: withoutSession('signUp'),
} satisfies Model<typeof signUpCases, StateOf<typeof signUpMachine>>;
