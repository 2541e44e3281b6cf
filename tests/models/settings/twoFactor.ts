import type { twoFactorCases } from '../../../machines/settings/twoFactor/twoFactor.flow';
import type { twoFactorMachine } from '../../../machines/settings/twoFactor/twoFactor.machine';
import { oneOfItsKind } from '../forms';
import type { Model, StateOf } from '../model';

/** Whether a code is asked for at the sign-in, in a user's words. */
export const twoFactorModel = oneOfItsKind({
  req: ['PRF-01'],
  id: 'twoFactor',
  start: { path: '/dashboard/settings/preference', as: 'amaka.obi@bluecrest.test' },
  title: 'Fetching how you sign in…',
  shown: 'Turn off two-factor login',
}) satisfies Model<typeof twoFactorCases, StateOf<typeof twoFactorMachine>>;
