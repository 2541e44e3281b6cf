import { actionFlow } from '../../kit/confirmation/action.flow';
import { twoFactorOnMachine } from './twoFactorOn.machine';

export const twoFactorOnFlow = actionFlow(twoFactorOnMachine, {
  starts: { tunde: { subject: { email: 'tunde.bello@bluecrest.test' } } },
  answers: { changed: { message: 'Two-factor sign-in turned on successfully' } },
  screen: { path: '/dashboard/settings/preference?twoFactor=on', as: 'tunde.bello@bluecrest.test' },
  dialog: { question: 'Turn on two-factor sign-in?', confirm: 'Turn on', dismiss: 'Cancel' },
});
