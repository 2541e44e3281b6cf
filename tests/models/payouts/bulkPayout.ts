import type { bulkPayoutCases } from '../../../machines/payouts/bulkPayout/bulkPayout.cases';
import { bulkPayoutCases as cases } from '../../../machines/payouts/bulkPayout/bulkPayout.cases';
import type { bulkPayoutMachine } from '../../../machines/payouts/bulkPayout/bulkPayout.machine';
import type { Start } from '../../drivers/driver';
import { type Ahead, answering, codeEndings, ending, type Model, type StateOf } from '../model';

const start: Start = {
  path: '/dashboard/payout/transfer/bulk',
  as: 'amaka.obi@bluecrest.test',
  holds: [
    'readSheet',
    'resolveNames',
    'quoteBatch',
    'initiateBatch',
    'getBatchStatus',
    'loadResults',
    'verifyPayout',
    'resendPayoutOtp',
  ],
};

const HEAD = 'Account Number,Bank,Amount,Description';
const paid = (account: string, amount: string) => `${account},Guaranty Trust Bank,${amount},Salary`;
const ADA = '0123456789';

/** What is in the files that the cases name. */
const FILES: Readonly<Record<string, string>> = {
  'small.csv': [HEAD, paid(ADA, '20000'), paid('12345678', '20000')].join('\n'),
  'large.csv': [HEAD, paid(ADA, '60000')].join('\n'),
  'partly.csv': [HEAD, paid(ADA, '13.13'), paid(ADA, '100')].join('\n'),
  'empty.csv': HEAD,
};

/** A lost answer has two faces: the next question that is answered on this path says which one it was. */
const lostBatch = (ahead: Ahead) => {
  const status = ahead('getBatchStatus', ({ kind, name }) => kind === 'answers' && name !== 'pending')?.name;
  return status === undefined || status === 'notReceived' ? ('network' as const) : ('lost' as const);
};

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
      I.attach('File with the payments', { name: file.name, text: FILES[file.name] ?? '' }),
    'reading.cancelled': (I) => I.press('Cancel'),
    'reading.retry': (I) => I.press('Try again'),
    'file.dismissed': (I) => I.press('Choose another file'),
    'dismissal.confirmed': (I) => I.press('Discard corrections'),
    'dismissal.cancelled': (I) => I.press('Keep editing'),
    'cell.changed': (I, { text }: { text: string }) => I.fill('Account Number, row 3', text),
    'row.excluded': (I) => I.press('Leave row 3 out'),
    'row.restored': (I) => I.press('Take row 3 back'),
    'row.confirmed': (I) => I.press('Keep both'),
    'rows.included': (I) => I.press('Include the 1 row'),
    // A long table sends it as it is scrolled, and then it changes only the order of the look-ups: the rows stay on screen.
    'rows.shown': (I) => I.see(ADA),
    'naming.stopped': (I) => I.press('Cancel'),
    'naming.retry': (I) => I.press('Look up again'),
    'batch.reviewed': (I) => I.press(/^Review the payment of/),
    'outcome.retry': (I) => I.press('Ask again'),
    'results.retry': (I) => I.press(/^(Refresh|Try again)$/),
    'code.available': (I) => I.press('Enter the code'),
    retry: (I) => I.press(/^(Try the \d+ again|Continue with the other (row|\d+ rows))$/),
    'batch.finished': (I) => I.press('Start another batch'),
  },
  ports: {
    readSheet: answering('readSheet'),
    resolveNames: answering('resolveNames'),
    initiateBatch: (I, payload: unknown, ahead, step) => {
      const isHandled = lostBatch(ahead) === 'lost';
      // A code that nobody knows says nothing of what was done, either.
      if (step.name === 'unheardOf') {
        return I.answer('initiateBatch', { answers: payload, named: isHandled ? 'wantsOtpForNothing' : 'unheardOf' });
      }
      const isOpen = step.kind === 'fails' && step.name !== 'refused' && step.name !== 'sessionExpired';
      const handled = isOpen && isHandled;
      return I.answer('initiateBatch', handled ? { fails: 'lost' } : ending(step, payload));
    },
    getBatchStatus: answering('getBatchStatus'),
    loadResults: answering('loadResults'),
  },
  children: {
    confirmation: {
      confirmed: async (I) => {
        await I.answer('quoteBatch', {
          answers: {
            fee: '50.00',
            total: '40050.00',
            needsOtp: false,
            needsApproval: false,
            available: '6482930.00',
            likeIt: null,
          },
        });
        await I.press('Initiate');
      },
      revised: (I) => I.press('Back'),
      dismissed: (I) => I.press('Close'),
      sessionExpired: (I) => I.answer('quoteBatch', { fails: 'sessionExpired' }),
    },
    otp: codeEndings('Verify Payout', 'verifyPayout', 'Close', () => 'network'),
  },
  states: {
    choosing: (I) => I.see('File with the payments'),
    reading: (I) => I.see('Reading and checking the file…'),
    unread: (I) => I.see('Try again'),
    'reviewing.named': (I) => I.see(/^Review the payment of/),
    'reviewing.naming': (I) => I.see(/^Looking up account names/),
    'reviewing.stopped': (I) => I.see('Look up again'),
    discarding: (I) => I.see('Discard your corrections?'),
    confirming: (I) => I.see(/^You are paying/),
    initiating: (I) => I.see('Sending the batch…'),
    verifying: (I) => I.see('One-time password'),
    asking: (I) => I.see('Asking what became of the batch…'),
    unknown: (I) => I.see('Ask again'),
    resulting: (I) => I.see('Asking what became of each row…'),
    unlisted: (I) => I.see('Try again'),
    results: (I) => I.see('Start another batch'),
    left: (I) => I.see('Please login again'),
  },
  /** A path may make two batches, of two rows each. */
  moves: 4,
  outOfReach: {
    'bulkPayout.reviewing.naming | xstate.error.actor.resolveNames | 1':
      'What goes wrong with a name is told of that name; only a mistake of ours ends the looking up.',
    'bulkPayout.opening | always | 1':
      'The batch would have to be a real one of this page: the machine’s own test begins with one.',
    'bulkPayout.reviewing.named | naming.retry | 0':
      'A bank is called silent after seconds of trying, for which no path waits: the machine’s own test has one.',
  },
} satisfies Model<typeof bulkPayoutCases, StateOf<typeof bulkPayoutMachine>, 'opening'>;
