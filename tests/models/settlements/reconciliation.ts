import type { reconciliationFlow } from '../../../machines/settlements/reconciliation/reconciliation.flow';
import type { reconciliationMachine } from '../../../machines/settlements/reconciliation/reconciliation.machine';
import { answering, type Model, type StateOf } from '../model';

/** The check of a settlement, in a user's words. */
export const reconciliationModel = {
  req: ['STL-01'],
  starts: {
    settlement: {
      path: '/dashboard/account/settlements/300/statement',
      as: 'amaka.obi@bluecrest.test',
      before: ['settlementStatement.load'],
      holds: ['reconciliation.readStatement', 'reconciliation.readPage'],
    },
  },
  events: {
    'check.requested': (I) => I.press(/^Check (again|the sum)$/),
    'check.cancelled': (I) => I.press('Cancel'),
    'read.retried': (I) => I.press('Try again'),
  },
  ports: {
    readStatement: answering('reconciliation.readStatement'),
    readPage: answering('reconciliation.readPage'),
  },
  children: {},
  states: {
    opening: (I) => I.see('Adding up the items'),
    reading: (I) => I.see('Adding up the items'),
    agrees: (I) => I.see('Agrees to the kobo'),
    differs: (I) => I.see(/^Differs by NGN/),
    unexplained: (I) => I.see('We can’t check this settlement'),
    changing: (I) => I.see('The settlement keeps changing'),
    cancelled: (I) => I.see('Check cancelled'),
    unread: (I) => I.see(/^(We couldn’t read page 1|Please login again)$/),
  },
  outOfReach: {},
} satisfies Model<(typeof reconciliationFlow)['cases'], StateOf<typeof reconciliationMachine>>;
