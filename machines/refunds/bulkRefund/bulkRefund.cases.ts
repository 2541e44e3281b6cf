import { fileCalled as file, isEdit } from '../../kit/batch/batch.cases';
import { type Cases, everyFault } from '../../kit/flow/cases';
import { unconfirmed } from '../../kit/order/order.cases';
import { refundedInPart } from '../../transactions/transactionDetails/transactionDetails.flow';
import { checkRow } from './bulkRefund.check';
import type { Texts } from './bulkRefund.file';
import type { bulkRefundMachine } from './bulkRefund.machine';
import { fits, isOffered } from './bulkRefund.possible.cases';
import { keptOf } from './bulkRefund.rules';
import type { FoundPayment, Kept, Read } from './bulkRefund.types';

/** A card payment of which NGN 20.00 went back, as in the sandbox. */
const REFERENCE = 'KPY-1001';

const row = (line: number, amount: string): Texts => ({ line, reference: REFERENCE, amount, reason: 'Returned', beyond: '' });

const read = (name: string, ...texts: readonly Texts[]) => ({
  sheet: { name, key: 'F', notes: [], leftOut: [], meant: [], rows: texts.map(checkRow) },
});

/**
 * Once its amount is corrected, the second row of the small file repeats the refund of the first, so a batch has one row unless it is confirmed.
 * 13.15 is always declined.
 */
const files = {
  small: read('small.csv', row(2, '30'), row(3, '0')),
  large: read('large.csv', row(2, '99999999')),
  declined: read('declined.csv', row(2, '13.15')),
  hidden: read('hidden.xlsx', { ...row(2, '30'), isHidden: true }),
} as const;

/** Two transactions: one may be known while the other is not. The first one has a duplicate, and more than is left. */
const two = read('two.csv', row(2, '30'), row(3, '30'), row(4, '99999999'), { ...row(5, '40'), reference: 'KPY-1002' });

const kept: Kept = keptOf(files.small.sheet);

const refusal: Read = { refusal: 'please, add a refund' };

const payment = {
  ...refundedInPart,
  refunded: '20.00',
  refunds: refundedInPart.refunds.map((refund) => ({ ...refund, amount: '20.00' })),
};
const found = (more: Partial<FoundPayment> = {}): readonly FoundPayment[] => [
  { reference: REFERENCE, payment, isSilent: false, ...more },
];

const answered = (...statuses: readonly string[]) => ({
  message: 'Refunds logged successfully',
  refunds: statuses.map((status, at) => ({ reference: `RFD-${at + 1}`, status })),
});

export const bulkRefundCases = {
  inputs: {
    fresh: { bookmark: null },
    reopened: { bookmark: { kept, order: { idempotencyKey: 'never-sent', lines: [2] } } },
    kept: { bookmark: { kept, order: null } },
    hidden: { bookmark: { kept: keptOf(files.hidden.sheet), order: null } },
  },
  events: {
    'file.chosen': {
      small: { file: file('small.csv') },
      large: { file: file('large.csv') },
      declined: { file: file('declined.csv') },
      empty: { file: file('empty.csv') },
    },
    'reading.cancelled': {},
    'reading.retry': { now: {} },
    'file.dismissed': { now: {} },
    'dismissal.confirmed': { now: {} },
    'dismissal.cancelled': { now: {} },
    'cell.changed': { corrected: { line: 3, field: 'amount', text: '30.00' } },
    'row.excluded': { second: { line: 3 } },
    'row.restored': { second: { line: 3 } },
    'row.confirmed': { second: { line: 3 } },
    'rows.included': { first: { lines: [2] } },
    'group.corrected': { rest: { key: 'tooMuch' } },
    'group.excluded': { duplicate: { key: 'duplicate' } },
    'rows.shown': { first: { lines: [2] } },
    'lookup.stopped': { now: {} },
    'lookup.retry': { now: {} },
    'batch.reviewed': { now: {} },
    'batch.confirmed': { now: {} },
    'batch.revised': { now: {} },
    'outcome.retry': { now: {} },
    reconnected: { now: {} },
    retry: { now: {} },
    'batch.finished': { now: {} },
  },
  ports: {
    readSheet: { answers: { ...files, refused: refusal }, fails: everyFault },
    findPayments: { answers: { found: found() }, fails: everyFault },
    createRefunds: {
      answers: { approved: answered('Approved'), turnedDown: answered('Declined') },
      fails: everyFault,
    },
    getRefundOrderStatus: {
      answers: {
        made: { status: 'Successful', ...answered('Approved') },
        receivedDeclined: { status: 'Successful', ...answered('Declined') },
        notReceived: { status: 'Not Received', message: '', refunds: [] },
      },
      fails: everyFault,
    },
  },
  children: {},
  machineOnly: {
    // Reading needs no call, so a browser is done with a small file before anybody could cancel it.
    events: { 'reading.cancelled': { now: {} }, 'file.chosen': { two: { file: file('two.csv') } } },
    ports: {
      readSheet: { answers: { two } },
      findPayments: {
        answers: {
          nobodys: found({ payment: null }),
          silent: found({ payment: null, isSilent: true }),
          taken: found({ payment: { ...payment, refunded: '84490.00' } }),
          unpaid: found({ payment: { ...payment, status: 'Failed' } }),
          byBank: found({ payment: { ...payment, method: 'Pay With Bank Transfer' } }),
          other: found({ reference: 'KPY-1002', payment: { ...payment, reference: 'KOR-1002', paymentReference: 'KPY-1002' } }),
          // NGN 50.00 is left: enough for one of the two rows.
          nearly: found({ payment: { ...payment, refunded: '84450.00' } }),
        },
      },
      createRefunds: {
        fails: {
          ...unconfirmed,
          named: { kind: 'server', status: 400, message: 'Row 1', problems: [{ index: 0, message: 'The bank refuses it' }] },
          changed: { kind: 'server', status: 412, message: 'Changed', problems: [{ index: 0, message: 'Changed' }] },
        },
      },
    },
    leavesOut: (snapshot, happened) => isEdit(happened) && !isOffered(snapshot, happened),
  },
  possible: isOffered,
  assumes: [
    {
      says: 'The provider answers for the file that was read and the batch that was sent.',
      excludes: ({ context }, { kind, subject, name }) => kind !== 'event' && !fits(context, { kind, subject, name }),
    },
    {
      says: 'A row is corrected or decided about only where the screen offers it.',
      excludes: (snapshot, happened) => isEdit(happened) && !isOffered(snapshot, happened),
    },
  ],
  inputsMeet: true,
  remember: ({ source, sheet, shown, payments, refusals, order, results, problem }) => [
    source && ('file' in source ? source.file.name : 'kept'),
    sheet && [
      sheet.name,
      sheet.leftOut,
      sheet.meant,
      sheet.included?.length,
      sheet.rows.map(({ amount, typed }) => [amount, typed.length]),
    ],
    shown.length,
    Object.entries(payments).map(([key, { payment: one, isSilent }]) => [key, one?.status, one?.method, one?.refunded, isSilent]),
    Object.keys(refusals),
    order && [order.idempotencyKey === 'never-sent', order.lines],
    results.map(({ status }) => status),
    problem !== null,
  ],
} satisfies Cases<typeof bulkRefundMachine>;
