import type { apiKeyCopyFlow } from '../../../machines/settings/apiKeyCopy/apiKeyCopy.flow';
import type { apiKeyCopyMachine } from '../../../machines/settings/apiKeyCopy/apiKeyCopy.machine';
import type { Driver, Start } from '../../drivers/driver';
import { seeExpired } from '../kit/sights';
import { answering, type Model, type StateOf } from '../model';

const start: Start = {
  path: '/dashboard/settings/api-webhooks',
  as: 'amaka.obi@bluecrest.test',
  holds: ['apiKeyCopy.copy'],
  timed: true,
};

/** Slightly longer than the confirmation is shown, in milliseconds. */
const CONFIRMED_MS = 2_100;

const seeTheKey = (I: Driver) => I.see('Secret key');

/** Copying an API key, in a user's words. */
export const apiKeyCopyModel = {
  req: ['KEY-02'],
  starts: { secretKey: start },
  events: { 'copy.requested': (I) => I.press(/^(Copy|Copied) Secret key$/) },
  ports: { copy: answering('apiKeyCopy.copy') },
  children: {},
  delays: { confirmation: (I) => I.waits(CONFIRMED_MS) },
  states: {
    idle: seeTheKey,
    copying: (I) => I.seeBusy(/^Copy/),
    copied: (I) => I.see('Secret key copied'),
    failed: seeTheKey,
    sessionExpired: seeExpired,
  },
  outOfReach: {
    'apiKeyCopy.copying | xstate.done.actor.copy | 0':
      'The browser of a test lets the page write to the clipboard. The test of the section denies it.',
  },
} satisfies Model<(typeof apiKeyCopyFlow)['cases'], StateOf<typeof apiKeyCopyMachine>>;
