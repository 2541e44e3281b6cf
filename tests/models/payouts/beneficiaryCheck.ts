import type { beneficiaryCheckCases } from '../../../machines/payouts/beneficiaryCheck/beneficiaryCheck.cases';
import type { beneficiaryCheckMachine } from '../../../machines/payouts/beneficiaryCheck/beneficiaryCheck.machine';
import type { Start } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';

const start = {
  path: '/dashboard/payout/beneficiaries?resolving={beneficiaryId}',
  as: 'amaka.obi@bluecrest.test',
  holds: ['beneficiaryCheck.look'],
} as const satisfies Start;

/** Looking up the current name of an account, in a user's words. */
export const beneficiaryCheckModel = {
  req: ['BEN-03'],
  starts: { ada: { ...start, beneficiary: 'saved' }, renamed: { ...start, beneficiary: 'renamed' } },
  events: {
    'check.confirmed': (I) => I.press('Resolve'),
    'check.dismissed': (I) => I.press('Close'),
  },
  ports: { look: answering('beneficiaryCheck.look') },
  children: {},
  states: {
    confirming: (I) => I.see(/^ARE YOU SURE YOU WANT TO RESOLVE .+\?$/),
    loading: (I) => I.see(/^ARE YOU SURE YOU WANT TO RESOLVE .+\?$/),
    nameMatches: (I) => I.see('The name hasn’t changed.'),
    nameDiffers: (I) => I.see(/^The name has changed\./),
    closed: (I) => I.seeNoDialog(),
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {},
} satisfies Model<typeof beneficiaryCheckCases, StateOf<typeof beneficiaryCheckMachine>>;
