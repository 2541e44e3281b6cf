import { fileCalled as file, isEdit } from '../../kit/batch/batch.cases';
import { type Cases, everyFault } from '../../kit/flow/cases';
import { confirmationEndings, otpEndings, unconfirmed } from '../../kit/order/order.cases';
import { checkRow } from './bulkPayout.check';
import { areOthersReady } from './bulkPayout.cost';
import { entriesOf } from './bulkPayout.entries';
import type { Texts } from './bulkPayout.file';
import type { bulkPayoutMachine } from './bulkPayout.machine';
import { fits, isOffered } from './bulkPayout.possible.cases';
import { finderFor, keptOf } from './bulkPayout.rules';
import type { Kept, Read, ReadFile } from './bulkPayout.types';

const banks = [{ id: '1', name: 'Guaranty Trust Bank', bankCode: '058' }];

/** The key of the file. Every page creates a new one. */
const KEY = 'F';

const GTB = 'Guaranty Trust Bank';

const row = (line: number, account: string, amount: string, bank = GTB): Texts => ({
  line,
  account,
  bank,
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

/**
 * The account and the amounts are the sandbox's test values: 13.13 always fails. Once its bank is corrected, the second row repeats the
 * payment of the first.
 */
const ADA = '0123456789';
const MISSPELT = 'Guaranty Bnk';
const files = {
  small: read('small.csv', row(2, ADA, '20000'), row(3, ADA, '20000', MISSPELT)),
  large: read('large.csv', row(2, ADA, '60000')),
  partly: read('partly.csv', row(2, ADA, '13.13'), row(3, ADA, '100')),
  hidden: read('hidden.xlsx', { ...row(2, ADA, '20000'), isHidden: true }),
} as const;

/** Two accounts: one name may be known while the other is not. */
const two = read('two.csv', row(2, ADA, '20000'), row(3, '0123456788', '20000'));

const kept: Kept = keptOf(files.small.sheet);

const result = (line: number, status: string, reason = '') => ({
  payoutId: `${line}`,
  clientReference: `${KEY}-${line}`,
  status,
  reason,
  ...{ amount: null, accountNumber: '', recipient: '', bankName: '' },
});

const refusal: Read = { refusal: 'The file has headings but no rows.' };

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
    'cell.changed': { corrected: { line: 3, field: 'bank', text: GTB } },
    'row.excluded': { second: { line: 3 } },
    'row.restored': { second: { line: 3 } },
    'row.confirmed': { second: { line: 3 } },
    'rows.included': { first: { lines: [2] } },
    'group.corrected': { bank: { key: `bankUnknown ${MISSPELT.toLowerCase()}` } },
    'group.excluded': { duplicate: { key: 'duplicate' } },
    'rows.shown': { first: { lines: [2] } },
    'lookup.stopped': { now: {} },
    'lookup.retry': { now: {} },
    'cost.retry': { now: {} },
    'batch.reviewed': { now: {} },
    'outcome.retry': { now: {} },
    reconnected: { now: {} },
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
    quoteRows: { answers: { known: { fee: '25.00', total: '20025.00', available: '6482930.00' } }, fails: everyFault },
    initiateBatch: {
      answers: {
        done: { statusCode: '00', message: 'Payout successful', batchId: 'B1' },
        requiresOtp: { statusCode: '007', message: 'Enter OTP', batchId: 'B1' },
        unheardOf: { statusCode: '91', message: 'Issuer inoperative', batchId: null },
      },
      fails: everyFault,
    },
    getBatchStatus: {
      answers: {
        known: { status: 'Successful', message: '', batchId: 'B1' },
        requiresOtp: { status: 'Awaiting Verification', message: '', batchId: 'B1' },
        notReceived: { status: 'Not Received', message: '', batchId: null },
        pending: { status: 'Pending', message: '', batchId: null },
      },
      fails: everyFault,
    },
    loadResults: {
      answers: {
        paid: [result(2, 'Successful'), result(3, 'Successful')],
        firstPaid: [result(2, 'Successful')],
        someFailed: [result(2, 'Failed', 'Issuer or switch inoperative'), result(3, 'Successful')],
        awaiting: [result(2, 'Awaiting Verification')],
      },
      fails: everyFault,
    },
  },
  children: {
    confirmation: confirmationEndings,
    otp: otpEndings({ message: 'Payout verified' }, 'Error verifying payout. Please try again.'),
  },
  machineOnly: {
    inputs: { initiated: { bookmark: { kept, order: null, batchId: 'B1' } } },
    events: { 'file.chosen': { two: { file: file('two.csv') } } },
    ports: { readSheet: { answers: { two } }, initiateBatch: { fails: unconfirmed } },
    leavesOut: (snapshot, happened) => isEdit(happened) && !isOffered(snapshot, happened),
  },
  possible: isOffered,
  assumes: [
    {
      says: 'The provider answers for the file that was read and the batch that was sent.',
      excludes: ({ context }, { kind, subject, name }) => kind !== 'event' && !fits(context, { kind, subject, name }),
    },
  ],
  inputsMeet: true,
  remember: ({ source, sheet, names, cost, order, batchId, results, problem, codeProblem }) => [
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
    cost && [cost.quote !== null, areOthersReady({ cost }, entriesOf({ sheet, names }))],
    order?.payments.length,
    batchId,
    results.map(({ status }) => status),
    problem !== null,
    codeProblem !== null,
  ],
} satisfies Cases<typeof bulkPayoutMachine>;
