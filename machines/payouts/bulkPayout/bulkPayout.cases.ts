import { type Cases, everyFault } from '../../kit/cases';
import type { Chosen } from '../../kit/form.types';
import { checkRow } from './bulkPayout.check';
import { unnamedIn } from './bulkPayout.entries';
import type { Texts } from './bulkPayout.file';
import type { bulkPayoutMachine } from './bulkPayout.machine';
import { awaitsCode, finderFor, keptOf, mayBeSentAgain } from './bulkPayout.rules';
import type { BulkPayoutContext, Kept, Read, ReadFile } from './bulkPayout.types';

const banks = [{ id: '1', name: 'Guaranty Trust Bank', bankCode: '058' }];

/** The key of the file, which every page makes anew. */
const KEY = 'F';

const file = (name: string): Chosen => ({ key: name, name, bytes: 200, kind: 'other' });

const row = (line: number, account: string, amount: string): Texts => ({
  line,
  account,
  bank: 'Guaranty Trust Bank',
  amount,
  description: 'Salary',
  currency: '',
  beyond: '',
});

const read = (name: string, ...texts: readonly Texts[]): ReadFile => ({
  banks,
  sheet: {
    name,
    key: KEY,
    notes: [],
    leftOut: [],
    meant: [],
    rows: texts.map((each) => checkRow(each, finderFor(banks))),
  },
});

/** The account and the amounts are the sandbox's test values: 13.13 always fails. Put right, the second row of the first pays the same again. */
const ADA = '0123456789';
const files = {
  small: read('small.csv', row(2, ADA, '20000'), row(3, '12345678', '20000')),
  large: read('large.csv', row(2, ADA, '60000')),
  partly: read('partly.csv', row(2, ADA, '13.13'), row(3, ADA, '100')),
  hidden: read('hidden.xlsx', { ...row(2, ADA, '20000'), isHidden: true }),
} as const;

const kept: Kept = keptOf(files.small.sheet);

const result = (line: number, status: string, reason = '') => ({
  payoutId: `${line}`,
  clientReference: `${KEY}-${line}`,
  status,
  reason,
});

const refusal: Read = { refusal: 'The file has headings and no rows below them.' };

export const bulkPayoutCases = {
  inputs: {
    fresh: { bookmark: null },
    reopened: { bookmark: { kept, order: { idempotencyKey: 'never-sent' }, batchId: null } },
    kept: { bookmark: { kept, order: null, batchId: null } },
    hidden: { bookmark: { kept: keptOf(files.hidden.sheet), order: null, batchId: null } },
  },
  events: {
    'file.chosen': {
      small: { file: file('small.csv') },
      large: { file: file('large.csv') },
      partly: { file: file('partly.csv') },
      empty: { file: file('empty.csv') },
    },
    'reading.cancelled': { now: {} },
    'reading.retry': { now: {} },
    'file.dismissed': { now: {} },
    'dismissal.confirmed': { now: {} },
    'dismissal.cancelled': { now: {} },
    'cell.changed': { mended: { line: 3, field: 'account', text: ADA } },
    'row.excluded': { second: { line: 3 } },
    'row.restored': { second: { line: 3 } },
    'row.confirmed': { second: { line: 3 } },
    'rows.included': { first: { lines: [2] } },
    'rows.shown': { first: { lines: [2] } },
    'naming.stopped': { now: {} },
    'naming.retry': { now: {} },
    'batch.reviewed': { now: {} },
    'outcome.retry': { now: {} },
    'results.retry': { now: {} },
    'code.available': { now: {} },
    retry: { now: {} },
    'batch.finished': { now: {} },
  },
  ports: {
    readSheet: {
      answers: { ...files, failedOnes: read('partly.csv', row(2, ADA, '13.13')), refused: refusal },
      fails: everyFault,
    },
    resolveNames: {
      answers: { named: [{ bankCode: '058', number: ADA, name: 'ADA OKAFOR', isSilent: false }] },
      fails: everyFault,
    },
    initiateBatch: {
      answers: {
        done: { statusCode: '00', message: 'Payout successful', batchId: 'B1' },
        wantsOtp: { statusCode: '007', message: 'Enter OTP', batchId: 'B1' },
        unheardOf: { statusCode: '91', message: 'Issuer inoperative', batchId: null },
      },
      fails: everyFault,
    },
    getBatchStatus: {
      answers: {
        known: { status: 'Successful', message: '', batchId: 'B1' },
        wantsOtp: { status: 'Awaiting Verification', message: '', batchId: 'B1' },
        notReceived: { status: 'Not Received', message: '', batchId: null },
        pending: { status: 'Pending', message: '', batchId: null },
      },
      fails: everyFault,
    },
    loadResults: {
      answers: {
        paid: [result(2, 'Successful'), result(3, 'Successful')],
        someFailed: [result(2, 'Failed', 'Issuer or switch inoperative'), result(3, 'Successful')],
        awaiting: [result(2, 'Awaiting Verification')],
      },
      fails: everyFault,
    },
  },
  children: {
    confirmation: {
      confirmed: { result: 'confirmed' },
      revised: { result: 'revised' },
      dismissed: { result: 'dismissed' },
      sessionExpired: { result: 'sessionExpired' },
    },
    otp: {
      verified: { result: 'verified', answer: { message: 'Payout verified' } },
      exhausted: { result: 'exhausted' },
      unanswered: { result: 'unanswered', problem: 'Error verifying payout. Please try again.' },
      sessionExpired: { result: 'sessionExpired' },
      dismissed: { result: 'dismissed' },
    },
  },
  possible: (snapshot, { kind, subject, name: called }) => {
    const { context } = snapshot;
    switch (`${subject} ${kind}`) {
      case 'reading.cancelled event':
        return context.source !== null && 'file' in context.source;
      case 'retry event':
        return context.results.some(mayBeSentAgain);
      case 'code.available event':
        return awaitsCode(context.results);
      case 'readSheet answers':
        return called === readFrom(context);
      // Only the row that is wrong is worked on, and only in one way at a time.
      case 'cell.changed event':
        return isSmall(context) && mendable(context);
      case 'row.excluded event':
        return isSmall(context) && context.sheet?.leftOut.length === 0 && mendable(context);
      case 'row.restored event':
        return context.sheet?.leftOut.length === 1;
      case 'row.confirmed event':
        return isSmall(context) && !mendable(context) && context.sheet?.meant.length === 0 && context.sheet.leftOut.length === 0;
      case 'rows.included event':
        return context.sheet?.name === 'hidden.xlsx' && context.sheet.included === undefined;
      // The same rows are on screen until the file changes.
      case 'rows.shown event':
        return context.shown.length > 1;
      case 'naming.retry event':
        return snapshot.matches({ reviewing: 'stopped' });
      case 'resolveNames answers':
        return unnamedIn(context).length > 0;
      // Whatever else goes wrong with one name is told of that name.
      case 'resolveNames fails':
        return called === 'sessionExpired' || called === 'defect';
      case 'initiateBatch answers':
        return called === 'unheardOf' || called === (isLarge(context) ? 'wantsOtp' : 'done');
      case 'getBatchStatus answers':
        return statuses(context).includes(called);
      case 'loadResults answers':
        return called === cameOf(context);
      default:
        return true;
    }
  },
  remember: ({ source, sheet, names, order, batchId, results, problem, codeProblem }) => [
    source && ('file' in source ? source.file.name : source.kept.texts.length),
    sheet && [
      sheet.name,
      sheet.rows.length,
      sheet.leftOut,
      sheet.meant,
      sheet.included?.length,
      sheet.rows.some(({ typed }) => typed.length > 0),
      sheet.rows.map(({ problems }) => problems.length),
    ],
    Object.keys(names).length,
    order?.payments.length,
    batchId,
    results.map(({ status }) => status),
    problem !== null,
    codeProblem !== null,
  ],
} satisfies Cases<typeof bulkPayoutMachine>;

const isSmall = ({ sheet }: BulkPayoutContext) => sheet?.name === 'small.csv';
const isLarge = ({ sheet }: BulkPayoutContext) => sheet?.name === 'large.csv';
const mendable = ({ sheet }: BulkPayoutContext) => sheet?.rows[1]?.number === null;

/** What is in the file, or left of it. */
function readFrom({ source }: BulkPayoutContext): string {
  if (source === null) return '';
  if ('file' in source) return source.file.name === 'empty.csv' ? 'refused' : source.file.name.replace('.csv', '');
  return source.kept.name === 'partly.csv' && source.kept.texts.length === 1
    ? 'failedOnes'
    : source.kept.name.replace(/\.\w+$/, '');
}

/** A batch that was handled is known; one of an earlier page was never sent. */
function statuses(context: BulkPayoutContext): readonly string[] {
  if (context.order?.idempotencyKey === 'never-sent') return ['notReceived', 'pending'];
  return ['notReceived', 'pending', isLarge(context) ? 'wantsOtp' : 'known'];
}

/** Of a large batch the code is awaited until it was right. */
function cameOf({ sheet, order }: BulkPayoutContext): string {
  if (sheet?.name === 'partly.csv') return 'someFailed';
  return sheet?.name === 'large.csv' && order !== null ? 'awaiting' : 'paid';
}
