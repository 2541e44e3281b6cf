import type { testDataFlow } from '../../../machines/shell/testData/testData.flow';
import type { testDataMachine } from '../../../machines/shell/testData/testData.machine';
import { answering, type Model, type StateOf } from '../model';

const PRESS = 'Fill with test data';

/** Test data for an empty list, in a user's words. */
export const testDataModel = {
  req: ['BEN-01'],
  starts: {
    beneficiaries: {
      path: '/dashboard/payout/beneficiaries',
      as: 'musa.garba@harbour.test',
      emptyList: 'beneficiaries.load',
      holds: ['testData.fill'],
    },
  },
  events: { 'fill.requested': (I) => I.press(PRESS) },
  ports: { fill: answering('testData.fill') },
  children: {},
  states: {
    ready: (I) => I.see(PRESS),
    filling: (I) => I.seeBusy(PRESS),
    filled: (I) => I.see('Added 4 test beneficiaries.'),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {},
} satisfies Model<(typeof testDataFlow)['cases'], StateOf<typeof testDataMachine>>;
