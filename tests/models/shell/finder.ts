import type { finderCases } from '../../../machines/shell/finder/finder.cases';
import type { finderMachine } from '../../../machines/shell/finder/finder.machine';
import { answering, type Model, type StateOf } from '../model';

const FIELD = 'Find anything';
const KEY = /^(Use arrow keys|Nothing in your data matches|Nothing matches|.*Try again$)/;

/** The finder, in a user's words. */
export const finderModel = {
  req: ['NAV-14'],
  starts: {
    owner: { path: '/dashboard?find=now', as: 'amaka.obi@bluecrest.test', timed: true, holds: ['finder.find'] },
  },
  events: {
    // The same keyword is no change, so the field is emptied first.
    'keyword.changed': async (I, { keyword }: { keyword: string }) => {
      await I.fill(FIELD, '');
      await I.fill(FIELD, keyword);
    },
    'search.retry': (I) => I.press('Try again'),
    'result.opened': (I, { opened }: { readonly opened: { readonly label: string } }) => I.pick(opened.label),
    dismissed: (I) => I.press('Close'),
  },
  ports: { find: answering('finder.find') },
  children: {},
  delays: { typingPause: (I) => I.waits(300) },
  states: {
    tooShort: (I) => I.see(/^Type 3 or more letters/),
    debouncing: (I) => I.see('Searching your data…'),
    searching: (I) => I.see('Searching your data…'),
    found: (I) => I.see(KEY),
    failed: (I) => I.see('Try again'),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: { 'finder.tooShort | result.opened | 0': 'Nothing was opened before on this page.' },
} satisfies Model<typeof finderCases, StateOf<typeof finderMachine>>;
