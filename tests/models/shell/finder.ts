import type { finderCases } from '../../../machines/shell/finder/finder.cases';
import type { finderMachine } from '../../../machines/shell/finder/finder.machine';
import { answering, type Model, type StateOf } from '../model';

const FIELD = 'Find anything';
const KEY = /^(Arrows choose|Nothing of the business has|Nothing has|.*Try again$)/;

/** Finding anything, in a user's words. */
export const finderModel = {
  req: ['NAV-14'],
  starts: {
    owner: { path: '/dashboard?find=now', as: 'amaka.obi@bluecrest.test', timed: true, holds: ['finder.find'] },
  },
  events: {
    // The same words again are no change: first there are none.
    'keyword.changed': async (I, { keyword }: { keyword: string }) => {
      await I.fill(FIELD, '');
      await I.fill(FIELD, keyword);
    },
    'search.retry': (I) => I.press('Try again'),
    dismissed: (I) => I.press('Close'),
  },
  ports: { find: answering('finder.find') },
  children: {},
  delays: { typingPause: (I) => I.waits(300) },
  states: {
    idle: (I) => I.see(/^Three letters or more/),
    settling: (I) => I.see('Looking through the business…'),
    searching: (I) => I.see('Looking through the business…'),
    found: (I) => I.see(KEY),
    failed: (I) => I.see('Try again'),
    closed: (I) => I.seeNoDialog(),
    left: (I) => I.see('Please login again'),
  },
  outOfReach: {},
} satisfies Model<typeof finderCases, StateOf<typeof finderMachine>>;
