import type { bulkRefundCases } from '../../../machines/refunds/bulkRefund/bulkRefund.cases';
import { bulkRefundCases as cases } from '../../../machines/refunds/bulkRefund/bulkRefund.cases';
import type { bulkRefundMachine } from '../../../machines/refunds/bulkRefund/bulkRefund.machine';
import type { Start } from '../../drivers/driver';
import { answering, type Model, type StateOf } from '../model';
import { lostOrder, sending } from '../orders';

const start: Start = {
  path: '/dashboard/business/refunds/bulk',
  as: 'amaka.obi@bluecrest.test',
  paid: true,
  holds: ['bulkRefund.readSheet', 'findPayments', 'bulkRefund.createRefunds', 'bulkRefund.getRefundOrderStatus'],
};

const HEAD = 'Transaction Reference,Amount,Reason';
const refund = (amount: string) => `{paymentReference},${amount},Returned`;

/** The content of the files in the cases. */
const FILES: Readonly<Record<string, string>> = {
  'small.csv': [HEAD, refund('30'), refund('0')].join('\n'),
  'large.csv': [HEAD, refund('99999999')].join('\n'),
  'declined.csv': [HEAD, refund('13.15')].join('\n'),
  'empty.csv': HEAD,
};

const kept = (bookmark: object): Start => ({ ...start, bookmark: { flow: 'bulkRefund', bookmark } });

/** The bookmarks of the cases name the payment of the sample. Here it is the one of the start. */
const ofStart = (bookmark: object): object => JSON.parse(JSON.stringify(bookmark).replaceAll('KPY-1001', '{paymentReference}'));

const UNFAILING = 'Reading needs no call that could fail.';

/** A bulk refund, in a user's words. */
export const bulkRefundModel = {
  req: ['RFD-03'],
  starts: {
    fresh: start,
    kept: kept(ofStart(cases.inputs.kept.bookmark)),
    hidden: kept(ofStart(cases.inputs.hidden.bookmark)),
    reopened: kept(ofStart(cases.inputs.reopened.bookmark)),
  },
  events: {
    'file.chosen': (I, { file }: { file: { name: string } }) =>
      I.attach('Refunds file', { name: file.name, text: FILES[file.name] ?? '' }),
    'reading.cancelled': (I) => I.press('Cancel'),
    'reading.retry': (I) => I.press('Try again'),
    'file.dismissed': (I) => I.press('Choose another file'),
    'dismissal.confirmed': (I) => I.press(/^Discard (corrections|rows)$/),
    'dismissal.cancelled': (I) => I.press(/^Keep (editing|rows)$/),
    'cell.changed': (I, { text }: { text: string }) => I.fill('Amount, row 3', text),
    'row.excluded': (I) => I.press('Exclude row 3'),
    'row.restored': (I) => I.press('Restore row 3'),
    'row.confirmed': (I) => I.press('Refund again'),
    'rows.included': (I) => I.press('Include the row (Hidden in the spreadsheet)'),
    'group.corrected': (I) => I.press(/^Change to NGN .* \(More than is left to refund\)$/),
    'group.excluded': (I) => I.press('Exclude row 3 (Possible duplicate)'),
    // A long table sends it while scrolling. It only changes the order of the look-ups, so the rows stay on screen.
    'rows.shown': (I) => I.see('Returned'),
    'lookup.stopped': (I) => I.press('Cancel'),
    'lookup.retry': (I) => I.press('Look up transactions'),
    'batch.reviewed': (I) => I.press(/^Review \d/),
    'batch.confirmed': (I) => I.press(/^Send \d+ refunds?$/),
    'batch.revised': (I) => I.press('Back'),
    'outcome.retry': (I) => I.press('Check status'),
    reconnected: (I) => I.reconnects(),
    retry: (I) => I.press(/^(Try \d+ again|Continue with the other (row|\d+ rows))$/),
    'batch.finished': (I) => I.press('Start another batch'),
  },
  ports: {
    readSheet: answering('bulkRefund.readSheet'),
    findPayments: answering('findPayments'),
    createRefunds: sending('bulkRefund.createRefunds', lostOrder('getRefundOrderStatus')),
    getRefundOrderStatus: answering('bulkRefund.getRefundOrderStatus'),
  },
  children: {},
  states: {
    choosing: (I) => I.see('Refunds file'),
    // Reading needs no call that could be held, so the page may already show the rows.
    reading: (I) => I.seeHeading('Bulk refunds'),
    checkDataFailed: (I) => I.see('Try again'),
    'reviewing.lookedUp': (I) => I.see(/^Review \d/),
    'reviewing.lookingUp': (I) => I.see(/^Looking up transactions/),
    'reviewing.stopped': (I) => I.see('Look up transactions'),
    discarding: (I) => I.see('Discard your corrections?'),
    confirming: async (I) => {
      await I.seeHeading('Review refunds');
      await I.see(/^You’re sending \d+ refunds?$/);
      await I.see('The fees of these transactions aren’t returned.');
    },
    submitting: (I) => I.see('Refunding…'),
    checkingOutcome: (I) => I.see('Checking the status of your refunds…'),
    outcomeUnknown: (I) => I.see('Check status'),
    finishing: (I) => I.see('Discard the other rows?'),
    results: async (I) => {
      await I.see('Start another batch');
      await I.see('View refunds');
    },
    sessionExpired: (I) => I.see('Please login again'),
  },
  outOfReach: {
    'bulkRefund.reading | reading.cancelled | 0': 'Reading needs no call that could be held until it is cancelled.',
    'bulkRefund.reading | xstate.error.actor.readSheet | 0': UNFAILING,
    'bulkRefund.reading | xstate.error.actor.readSheet | 1': UNFAILING,
    'bulkRefund.checkDataFailed | reading.retry | 0': UNFAILING,
    'bulkRefund.checkDataFailed | file.dismissed | 0': UNFAILING,
    'bulkRefund.checkDataFailed | file.dismissed | 1': UNFAILING,
    'bulkRefund.discarding | dismissal.cancelled | 0': UNFAILING,
    'bulkRefund.results | batch.finished | 1': 'The same file again would repeat refunds that were just made.',
    'bulkRefund.submitting | xstate.error.actor.createRefunds | 1': 'The sandbox gives paths one refusal, and this is another.',
  },
} satisfies Model<typeof bulkRefundCases, StateOf<typeof bulkRefundMachine>, 'resuming'>;
