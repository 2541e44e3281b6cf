import { formFlow } from '../../kit/form/form.flow';
import { emptyPasswordChange, passwordChangeMachine, stepUp } from './passwordChange.machine';

export const passwordChangeFlow = formFlow(passwordChangeMachine, {
  validate: stepUp.validate,
  secrets: stepUp.secrets,
  stepUp: true,
  starts: { empty: { values: emptyPasswordChange } },
  typed: {
    old: { field: 'password', value: 'Bluecrest#2026' },
    cleared: { field: 'password', value: '' },
    strong: { field: 'newPassword', value: 'Bluecrest#2027' },
    weak: { field: 'newPassword', value: 'bluecrest' },
    same: { field: 'confirmpassword', value: 'Bluecrest#2027' },
  },
  answers: { changed: { message: 'Password changed successfully' } },
  screen: { path: '/dashboard/settings/business?password=change', as: 'amaka.obi@bluecrest.test' },
  fields: { password: 'Old password', newPassword: 'New password', confirmpassword: 'Confirm password' },
  buttons: { save: 'Change password' },
  sees: { title: 'Change your password', saved: null },
});
