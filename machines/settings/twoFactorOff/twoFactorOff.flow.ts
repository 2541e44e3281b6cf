import { formFlow } from '../../kit/form/form.flow';
import { noPassword } from '../../kit/stepUp/stepUp.rules';
import { stepUp, twoFactorOffMachine } from './twoFactorOff.machine';

export const twoFactorOffFlow = formFlow(twoFactorOffMachine, {
  validate: stepUp.validate,
  secrets: stepUp.secrets,
  stepUp: true,
  starts: { saved: { values: noPassword } },
  typed: { right: { field: 'password', value: 'Bluecrest#2026' }, cleared: { field: 'password', value: '' } },
  answers: { saved: { message: 'Two-factor sign-in turned off successfully' } },
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
