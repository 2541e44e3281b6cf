import { orderProperties } from '../../kit/order.properties';
import type { Properties } from '../../kit/properties';
import type { bulkPayoutCases } from './bulkPayout.cases';
import type { bulkPayoutMachine } from './bulkPayout.machine';
import {
  dropsARow,
  dropsCorrectionsUnasked,
  refusesWithoutAWord,
  renamesAPayment,
  sendsARowThatIsHidden,
  sendsARowThatWasPaid,
  sendsARowWithAProblem,
} from './bulkPayout.never';
import type { BatchOrder } from './bulkPayout.types';

const req = ['BLK-01'];

export const bulkPayoutProperties = [
  ...orderProperties({
    req: ['BLK-01', 'PAY-05'],
    thing: 'batch',
    sends: 'initiateBatch',
    key: ({ idempotencyKey }: BatchOrder) => idempotencyKey,
    checks: 'getBatchStatus',
    closes: [
      { port: 'initiateBatch', answers: 'done' },
      { port: 'initiateBatch', answers: 'requiresOtp' },
      { port: 'initiateBatch', fails: 'refused' },
      { port: 'getBatchStatus', answers: 'known' },
      { port: 'getBatchStatus', answers: 'requiresOtp' },
      { port: 'getBatchStatus', answers: 'notReceived' },
    ],
    confirmed: { says: 'has confirmed its cost', by: 'confirmed' },
    discards: [
      'loadResults answers paid',
      'loadResults answers someFailed',
      'otp ends verified',
      'batch.finished event',
      'initiateBatch fails refused',
      'getBatchStatus answers notReceived',
      'confirmation ends',
    ],
    goodNews: ['otp ends verified'],
    badNews: ['unheardOf'],
    withOrder: ['confirming', 'submitting', 'checkingOutcome', 'outcomeUnknown'],
    withoutOrder: ['choosing', 'reviewing', 'discarding'],
    sending: {
      says: 'in the results, the code step, a status check, the review, or with the session',
      to: ['loadingResults', 'verifying', 'checkingOutcome', 'reviewing', 'sessionExpired'],
    },
    checking: ['verifying', 'loadingResults', 'reading', 'outcomeUnknown', 'sessionExpired'],
    refused: { says: 'the review of its rows', to: 'reviewing' },
    notReceived: 'reading',
  }),
  {
    kind: 'mustPass',
    says: 'No batch is sent before the merchant has reviewed its rows',
    req: ['BLK-01', 'FLW-03'],
    to: { calls: 'initiateBatch' },
    through: [{ event: 'batch.reviewed' }],
  },
  { kind: 'never', says: 'No excluded row and no row with an error is ever sent', req, when: sendsARowWithAProblem },
  { kind: 'never', says: 'A retry never includes a row that was paid or may have been paid', req, when: sendsARowThatWasPaid },
  {
    kind: 'never',
    says: 'A row keeps the same reference in every batch, so the provider can reject a duplicate',
    req,
    when: renamesAPayment,
  },
  { kind: 'never', says: 'No hidden row is sent before the merchant includes it', req, when: sendsARowThatIsHidden },
  { kind: 'never', says: 'Corrections are never discarded without a confirmation', req, when: dropsCorrectionsUnasked },
  { kind: 'never', says: 'No row is dropped while the merchant reviews the file', req, when: dropsARow },
  { kind: 'never', says: 'A rejected file always shows an error message', req, when: refusesWithoutAWord },
  {
    kind: 'never',
    says: 'Row results are shown only as the provider reported them',
    req,
    enter: 'results',
    unless: [
      { port: 'loadResults', answers: 'paid' },
      { port: 'loadResults', answers: 'someFailed' },
      { port: 'loadResults', answers: 'awaiting' },
    ],
  },
  {
    kind: 'alwaysExits',
    says: 'However the code step ends, the result of each row is checked, unless the session expired',
    req: ['BLK-01', 'PAY-06'],
    from: 'verifying',
    to: ['loadingResults', 'sessionExpired'],
  },
  {
    kind: 'alwaysExits',
    says: 'Failed rows are validated again before they can be sent again',
    req,
    from: 'results',
    on: { event: 'retry' },
    to: ['reading'],
  },
  {
    kind: 'alwaysExits',
    says: 'Reading a file can be cancelled',
    req,
    from: 'reading',
    on: { event: 'reading.cancelled' },
    to: ['choosing'],
  },
  {
    kind: 'alwaysExits',
    says: 'The confirmation about corrections leads to another file or back to the rows',
    req,
    from: 'discarding',
    to: ['choosing', 'reviewing', 'checkDataFailed'],
  },
  {
    kind: 'alwaysExits',
    says: 'Looking up account names can be stopped',
    req,
    from: 'reviewing.resolvingNames',
    on: { event: 'naming.stopped' },
    to: ['reviewing.stopped'],
  },
] satisfies Properties<typeof bulkPayoutMachine, typeof bulkPayoutCases>;
