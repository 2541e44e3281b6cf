import type { twoFactorOffCases } from '../../../machines/settings/twoFactorOff/twoFactorOff.flow';
import type { twoFactorOffMachine } from '../../../machines/settings/twoFactorOff/twoFactorOff.machine';
import { formModel } from '../forms';
import type { Model, StateOf } from '../model';

/** Turning the second factor off, in a user's words. */
export const twoFactorOffModel = formModel({
  req: ['PRF-01'],
  start: { path: '/dashboard/settings/preference?twoFactor=off', as: 'amaka.obi@bluecrest.test', afresh: true },
  port: 'twoFactorOff.save',
  field: 'Password',
  missing: 'Password is required!',
  save: 'Turn off',
  title: 'Turn off two-factor login?',
  after: /^(Turn (on|off) two-factor login|Please login again)$/,
}) satisfies Model<typeof twoFactorOffCases, StateOf<typeof twoFactorOffMachine>>;
