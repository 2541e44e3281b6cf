import type { PropertyStep } from '../../kit/flow/properties';
import { formFlow } from '../../kit/form/form.flow';
import { emptyNewPassword, newPasswordMachine, secrets, validate } from './newPassword.machine';

const replacesItUnconfirmed = ({ isIn, context: { values } }: PropertyStep<typeof newPasswordMachine>) =>
  isIn('submitting') && (values.otp.trim() === '' || values.password !== values.confirmpassword);

export const newPasswordFlow = formFlow(newPasswordMachine, {
  validate,
  secrets,
  redirectTo: '/',
  starts: { asked: { subject: 'ada@crafts.test', values: emptyNewPassword } },
  typed: {
    code: { field: 'otp', value: '123456' },
    noCode: { field: 'otp', value: '' },
    password: { field: 'password', value: 'Newleaf#2027' },
    weak: { field: 'password', value: 'newleaf' },
    again: { field: 'confirmpassword', value: 'Newleaf#2027' },
    other: { field: 'confirmpassword', value: 'Newleaf#2028' },
  },
  answers: { changed: { message: 'Password changed.' } },
  properties: [
    {
      kind: 'never',
      says: 'No password is changed without a code and two matching entries',
      req: ['SES-09', 'FLW-03'],
      when: replacesItUnconfirmed,
    },
  ],
  screen: { path: '/forgot-password/{address}', as: null, letter: 'passwordReset' },
  fields: { otp: { fill: 'Code', isCode: true }, password: 'New password', confirmpassword: 'Confirm password' },
  buttons: { save: 'Change password', cancel: 'Back to sign in' },
  sees: { title: 'Choose a new password', saved: 'Sign in' },
});
