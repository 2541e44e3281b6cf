import type { newPasswordCases } from '../../../machines/access/newPassword/newPassword.flow';
import type { newPasswordMachine } from '../../../machines/access/newPassword/newPassword.machine';
import { formEvents, formStates, withoutSession } from '../forms';
import { answering, type Model, type StateOf } from '../model';

const LABELS: Readonly<Record<string, string>> = { otp: 'Code', password: 'New password', confirmpassword: 'Confirm password' };

/** Choosing a new password, in a user's words. */
export const newPasswordModel = {
  req: ['SES-09'],
  starts: {
    asked: {
      path: '/forgot-password/{address}',
      as: null,
      letter: 'passwordReset',
      holds: ['newPassword.save', 'passwordCode.send'],
    },
  },
  events: formEvents({
    fill: async (I, field, value) => I.fill(LABELS[field] ?? field, field === 'otp' && value !== '' ? await I.otp() : value),
    submit: 'Change password',
    leave: 'Back to sign in',
  }),
  ports: { save: answering('newPassword.save') },
  children: {},
  states: formStates(
    'Choose a new password',
    (I) => I.see('Sign in'),
    (I) => I.see('Sign in'),
  ),
  outOfReach: withoutSession('newPassword'),
} satisfies Model<typeof newPasswordCases, StateOf<typeof newPasswordMachine>>;
