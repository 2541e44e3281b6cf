import { formFlow } from '../../kit/form.flow';
import type { Moment } from '../../kit/properties';
import { check, nothing, secrets, twoFactorOffMachine } from './twoFactorOff.machine';

const asksWithoutThePassword = ({ isIn, context: { values } }: Moment<typeof twoFactorOffMachine>) =>
  isIn('saving') && values.password === '';

export const twoFactorOffFlow = formFlow(twoFactorOffMachine, {
  check,
  secrets,
  starts: { saved: { values: nothing } },
  typed: { right: { field: 'password', value: 'Bluecrest#2026' }, cleared: { field: 'password', value: '' } },
  answers: { saved: { message: 'Two-factor sign-in turned off successfully' } },
  properties: [
    {
      kind: 'never',
      says: 'Turning off two-factor authentication always requires the password',
      req: ['PRF-01', 'FLW-03'],
      when: asksWithoutThePassword,
    },
  ],
  screen: { path: '/dashboard/settings/preference?twoFactor=off', as: 'amaka.obi@bluecrest.test', afresh: true },
  fields: { password: 'Password' },
  buttons: { save: 'Turn off' },
  sees: {
    title: 'Turn off two-factor login?',
    missing: 'Password is required!',
    saved: ['Turn on two-factor login', 'Turn off two-factor login'],
  },
});
