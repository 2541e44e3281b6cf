import type { twoFactorOnCases } from '../../../machines/settings/twoFactorOn/twoFactorOn.flow';
import type { twoFactorOnMachine } from '../../../machines/settings/twoFactorOn/twoFactorOn.machine';
import type { Driver } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const seeTheQuestion = (I: Driver) => I.see('Turn on two-factor login?');

/** Turning the second factor on, in a user's words. */
export const twoFactorOnModel = {
  req: ['PRF-01'],
  starts: {
    tunde: {
      path: '/dashboard/settings/preference?twoFactor=on',
      as: 'tunde.bello@bluecrest.test',
      afresh: true,
      holds: ['twoFactorOn.do'],
    },
  },
  events: {
    'deed.confirmed': (I) => I.press('Turn on'),
    'deed.dismissed': (I) => I.press('Cancel'),
  },
  ports: { do: answering('twoFactorOn.do') },
  children: {},
  states: {
    asked: seeTheQuestion,
    doing: seeTheQuestion,
    done: (I) => I.seeNoDialog(),
    dismissed: (I) => I.seeNoDialog(),
  },
  outOfReach: {},
} satisfies Model<typeof twoFactorOnCases, StateOf<typeof twoFactorOnMachine>>;
