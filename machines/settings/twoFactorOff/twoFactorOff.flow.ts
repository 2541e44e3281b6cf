import type { PropertyStep } from '../../kit/flow/properties';
import { formFlow } from '../../kit/form/form.flow';
import { emptyValues, secrets, twoFactorOffMachine, validate } from './twoFactorOff.machine';

const asksWithoutThePassword = ({ isIn, context: { values } }: PropertyStep<typeof twoFactorOffMachine>) =>
  isIn('submitting') && values.password === '';

export const twoFactorOffFlow = formFlow(twoFactorOffMachine, {
  validate,
  secrets,
  starts: { saved: { values: emptyValues } },
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
  screen: { path: '/dashboard/settings/preference?twoFactor=off', as: 'amaka.obi@bluecrest.test' },
  fields: { password: 'Password' },
  buttons: { save: 'Turn off' },
  sees: {
    title: 'Turn off two-factor sign-in?',
    missing: 'Password is required!',
    saved: [
      'You sign in with your password only. Anyone who has it can act for your business.',
      'After your password, we ask for a code that we send to amaka.obi@bluecrest.test.',
    ],
  },
});
