import type { inflowOutflowCases } from '../../../machines/home/inflowOutflow/inflowOutflow.flow';
import type { inflowOutflowMachine } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import { answering, type Model, type StateOf } from '../model';

/** What came in and went out, as the home page has it, in a user's words. */
export const inflowOutflowModel = {
  req: ['HOM-02', 'NAV-06'],
  starts: { year: { path: '/dashboard', as: 'amaka.obi@bluecrest.test', holds: ['inflowOutflow.load'] } },
  events: {
    'key.given': (I) => I.pick('This week'),
    refreshed: (I) => I.press('Try again'),
  },
  ports: { load: answering('inflowOutflow.load') },
  children: {},
  states: {
    loading: (I) => I.see('Inflow and outflow'),
    shown: (I) => I.see(/^(Year|Week) to date$/),
    failed: (I) => I.see(/^(Try again|Please login again)$/),
  },
  outOfReach: {},
} satisfies Model<typeof inflowOutflowCases, StateOf<typeof inflowOutflowMachine>>;
