import type { bulkPayoutCases } from '../../../machines/payouts/bulkPayout/bulkPayout.cases';
import { bulkPayoutCases as cases } from '../../../machines/payouts/bulkPayout/bulkPayout.cases';
import type { bulkPayoutMachine } from '../../../machines/payouts/bulkPayout/bulkPayout.machine';
import type { Start } from '../../drivers/driver';
import { answering, codeEndings, type Model, type StateOf, seeCodeEntry } from '../model';
import { confirmationEndings, lostOrder, sending } from '../orders';

const start: Start = {
  path: '/dashboard/payout/transfer/bulk',
  as: 'amaka.obi@bluecrest.test',
  holds: [
    'readSheet',
    'resolveNames',
    'quoteRows',
    'quoteBatch',
    'initiateBatch',
    'getBatchStatus',
    'loadResults',
    'verifyPayout',
    'resendPayoutOtp',
  ],
};

const HEAD = 'Account Number,Bank,Amount,Description';
const paid = (account: string, amount: string, bank = 'Guaranty Trust Bank') => `${account},${bank},${amount},Salary`;
const ADA = '0123456789';

/** The content of the files in the cases. */
const FILES: Readonly<Record<string, string>> = {
  'small.csv': [HEAD, paid(ADA, '20000'), paid(ADA, '20000', 'Guaranty Bnk')].join('\n'),
  'large.csv': [HEAD, paid(ADA, '60000')].join('\n'),
  'partly.csv': [HEAD, paid(ADA, '13.13'), paid(ADA, '100')].join('\n'),
  'empty.csv': HEAD,
};

const lostBatch = lostOrder('getBatchStatus');

/** A bulk payout, in a user's words. */
export const bulkPayoutModel = {
  req: ['BLK-01', 'PAY-05', 'PAY-06'],
  starts: {
    fresh: start,
    kept: { ...start, bookmark: { flow: 'bulkPayout', bookmark: cases.inputs.kept.bookmark } },
    hidden: { ...start, bookmark: { flow: 'bulkPayout', bookmark: cases.inputs.hidden.bookmark } },
    reopened: { ...start, bookmark: { flow: 'bulkPayout', bookmark: cases.inputs.reopened.bookmark } },
  },
  events: {
    'file.chosen': (I, { file }: { file: { name: string } }) =>
      I.attach('Payments file', { name: file.name, text: FILES[file.name] ?? '' }),
    'reading.cancelled': (I) => I.press('Cancel'),
    'reading.retry': (I) => I.press('Try again'),
    'file.dismissed': (I) => I.press('Choose another file'),
    'dismissal.confirmed': (I) => I.press(/^Discard (corrections|rows)$/),
    'dismissal.cancelled': (I) => I.press(/^Keep (editing|rows)$/),
    'cell.changed': (I, { text }: { text: string }) => I.fill('Bank, row 3', text),
    'row.excluded': (I) => I.press('Exclude row 3'),
    'row.restored': (I) => I.press('Restore row 3'),
    'row.confirmed': (I) => I.press('Keep both'),
    'rows.included': (I) => I.press('Include the row (Hidden in the spreadsheet)'),
    'group.corrected': (I) => I.press('Use Guaranty Trust Bank (Bank not found)'),
    'group.excluded': (I) => I.press('Exclude row 3 (Possible duplicate)'),
    // A long table sends it while scrolling. It only changes the order of the look-ups, so the rows stay on screen.
    'rows.shown': (I) => I.see(ADA),
    'lookup.stopped': (I) => I.press('Cancel'),
    'lookup.retry': (I) => I.press('Look up names'),
    'cost.retry': (I) => I.press('Load fees'),
    'batch.reviewed': (I) => I.press(/^Review \d/),
    'outcome.retry': (I) => I.press('Check status'),
    reconnected: (I) => I.reconnects(),
    'results.retry': (I) => I.press(/^(Refresh|Try again)$/),
    'code.available': (I) => I.press('Enter code'),
    retry: (I) => I.press(/^(Try \d+ again|Continue with the other (row|\d+ rows))$/),
    'batch.finished': (I) => I.press('Start another batch'),
  },
  ports: {
    readSheet: answering('readSheet'),
    resolveNames: answering('resolveNames'),
    quoteRows: answering('quoteRows'),
    initiateBatch: (I, payload: unknown, ahead, step) => {
      const isHandled = lostBatch(ahead) === 'lost';
      // An unknown code leaves the outcome open, too.
      if (step.name === 'unheardOf') {
        return I.answer('initiateBatch', { answers: payload, named: isHandled ? 'otpWithoutBatch' : 'unheardOf' });
      }
      return sending('initiateBatch', lostBatch)(I, payload as never, ahead, step);
    },
    getBatchStatus: answering('getBatchStatus'),
    loadResults: async (I, payload: unknown, ahead, step) => {
      // A batch that awaits its code is paid only once another tab entered it.
      if (step.name === 'paid') await I.verifyElsewhere();
      await answering('loadResults')(I, payload as never, ahead, step);
    },
  },
  children: {
    confirmation: confirmationEndings('quoteBatch', 'Initiate payouts', { total: '40050.00', needsOtp: false }),
    otp: codeEndings('Verify Payout', 'verifyPayout', 'Close', () => 'network'),
  },
  states: {
    choosing: (I) => I.see('Payments file'),
    reading: (I) => I.see('Reading and checking the file…'),
    checkDataFailed: (I) => I.see('Try again'),
    'reviewing.namesResolved': (I) => I.see(/^Review \d/),
    'reviewing.resolvingNames': (I) => I.see(/^Looking up account names/),
    'reviewing.loadingCost': (I) => I.see('Loading the fees…'),
    'reviewing.costFailed': (I) => I.see('Load fees'),
    'reviewing.stopped': (I) => I.see('Look up names'),
    discarding: (I) => I.see('Discard your corrections?'),
    confirming: (I) => I.see(/^You’re paying/),
    submitting: (I) => I.see('Sending the batch…'),
    loadingAccepted: (I) => I.see('Loading what the provider accepted…'),
    verifying: seeCodeEntry('Verify Payout'),
    checkingOutcome: (I) => I.see('Checking the status of your batch…'),
    outcomeUnknown: (I) => I.see('Check status'),
    loadingResults: (I) => I.see('Loading the result of each row…'),
    resultsFailed: (I) => I.see('Try again'),
    finishing: (I) => I.see('Discard the other rows?'),
    results: (I) => I.see('Start another batch'),
    sessionExpired: (I) => I.see('Please login again'),
  },
  /** A path may make two batches of two rows each. */
  moves: 4,
  outOfReach: {
    'bulkPayout.reviewing.resolvingNames | xstate.error.actor.resolveNames | 1':
      'A fault of one name is shown at that name. Only a defect of ours ends the lookup.',
    'bulkPayout.resuming | always | 1': 'A path starts without a batch at the provider.',
  },
} satisfies Model<typeof bulkPayoutCases, StateOf<typeof bulkPayoutMachine>, 'resuming'>;
