import type { bankCheckFlow } from '../../../machines/settlements/bankCheck/bankCheck.flow';
import type { bankCheckMachine } from '../../../machines/settlements/bankCheck/bankCheck.machine';
import { answering, type Model, type StateOf } from '../model';

const statement = (narration: string, credit: string) => `Date,Narration,Credit\n26-Nov-2026,${narration},${credit}`;
const NAMED = statement('KONTOR STL2026112525 1001', '56080.00');

/** The file that each case of reading is read from. The reading of a browser can't be told what to find. */
const FILES: Readonly<Record<string, string>> = {
  named: NAMED,
  otherAmount: statement('KONTOR STL2026112525 1001', '56062.73'),
  other: statement('Salary', '10.00'),
  withoutCredits: statement('Card fee', ''),
  refused: '',
};

const UNFAILING = 'Reading needs no call that could fail.';

/** The check of a bank's file, in a user's words. */
export const bankCheckModel = {
  req: ['STL-01'],
  starts: {
    naira: {
      path: '/dashboard/account/settlements/bank-check',
      as: 'amaka.obi@bluecrest.test',
      holds: ['bankCheck.readFile', 'bankCheck.listPaid', 'bankCheck.saveReport'],
    },
  },
  events: {
    'file.chosen': (I, { file }: { file: { name: string } }, ahead) =>
      I.attach('Bank statement', { name: file.name, text: FILES[ahead('readFile')?.name ?? ''] ?? NAMED }),
    'reading.cancelled': (I) => I.press('Cancel'),
    'listing.cancelled': (I) => I.press('Cancel'),
    'check.retried': (I) => I.press('Try again'),
    'file.dismissed': (I) => I.press('Choose another file'),
    'report.requested': (I, { format }: { format: string }) =>
      I.pickFrom('Download', format === 'xlsx' ? 'Excel (.xlsx)' : 'CSV (.csv)'),
  },
  ports: {
    readFile: answering('bankCheck.readFile'),
    listPaid: answering('bankCheck.listPaid'),
    saveReport: answering('bankCheck.saveReport'),
  },
  children: {},
  states: {
    choosing: (I) => I.see('Bank statement'),
    // Reading needs no call that could be held, so the page may already load the settlements.
    reading: (I) => I.seeHeading('Bank statement check'),
    listing: (I) => I.see('Loading your settlements…'),
    compared: (I) => I.see('What the bank has'),
    // The file may be ready before the test looks.
    saving: (I) => I.see('What the bank has'),
    failed: (I) => I.see(/^(Nothing was compared\.|Please login again)/),
  },
  outOfReach: {
    'bankCheck.reading | reading.cancelled | 0': 'Reading needs no call that could be held until it is cancelled.',
    'bankCheck.reading | xstate.error.actor.readFile | 0': UNFAILING,
    'bankCheck.failed | check.retried | 1': UNFAILING,
    'bankCheck.saving | xstate.error.actor.saveReport | 0':
      'The file is made in the browser from what is there, so nothing fails.',
  },
} satisfies Model<(typeof bankCheckFlow)['cases'], StateOf<typeof bankCheckMachine>>;
