import { fileProperties } from '../../kit/batch/batch.properties';
import { reviewedProperties } from '../../kit/confirmation/confirmation.properties';
import { givesAnother } from '../../kit/flow/calls.never';
import { leads, mustPass, never } from '../../kit/flow/claims';
import type { Properties } from '../../kit/flow/properties';
import { orderProperties } from '../../kit/order/order.properties';
import { codeOfProperties } from '../../kit/otp/otp.properties';
import type { bulkPayoutCases } from './bulkPayout.cases';
import { entriesOf } from './bulkPayout.entries';
import type { bulkPayoutMachine } from './bulkPayout.machine';
import { endsTheCodeInSilence, keepsTheErrorOfACode, renamesAPayment, sendsARowThatWasPaid, sent } from './bulkPayout.never';
import { leavesRows } from './bulkPayout.rules';
import type { BatchOrder, BulkPayoutContext } from './bulkPayout.types';

const req = ['BLK-01'];

const loadsOtherResults = givesAnother('loadResults', ({ batchId }: BulkPayoutContext) => ({ batchId }));

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
      { port: 'getBatchStatus', answers: 'known' },
      { port: 'getBatchStatus', answers: 'requiresOtp' },
    ],
    confirmed: { says: 'has confirmed its cost', by: { guard: 'resultIs', as: 'confirmed' } },
    discards: [
      'loadResults answers paid',
      'loadResults answers firstPaid',
      'loadResults answers someFailed',
      'otp ends verified',
      'batch.finished event',
      'dismissal.confirmed event',
      'getBatchStatus answers notReceived',
      'confirmation ends',
    ],
    goodNews: ['getBatchStatus answers known', 'getBatchStatus answers requiresOtp', 'otp ends verified'],
    badNews: ['unheardOf'],
    withOrder: ['confirming'],
    withoutOrder: ['choosing', 'reviewing', 'discarding'],
    sending: {
      says: 'in the results, the code step, a status check, the review, or with the session',
      to: ['loadingResults', 'loadingAccepted', 'reviewing'],
    },
    checking: ['loadingAccepted', 'loadingResults', 'reading'],
    refused: { says: 'the review of its rows', to: 'reviewing' },
    notReceived: 'reading',
  }),
  ...fileProperties({
    req,
    sends: 'initiateBatch',
    results: [
      { port: 'loadResults', answers: 'paid' },
      { port: 'loadResults', answers: 'firstPaid' },
      { port: 'loadResults', answers: 'someFailed' },
      { port: 'loadResults', answers: 'awaiting' },
    ],
    lookingUp: 'reviewing.resolvingNames',
    entriesOf: (context: BulkPayoutContext) => entriesOf(context),
    sent,
    leavesRows,
  }),
  ...reviewedProperties('batch', ['BLK-01', 'FLW-03']),
  ...codeOfProperties('batch', ['PAY-06', 'FLW-03'], ({ batchId }: BulkPayoutContext) => batchId),
  never('The results that are loaded are those of this batch', req, {
    when: loadsOtherResults,
  }),
  never('Too many wrong codes always show a message', ['PAY-06'], { when: endsTheCodeInSilence }),
  never('The error of a code stands at the next one only if its response was lost', ['PAY-06'], { when: keepsTheErrorOfACode }),
  never('A retry never includes a row that was paid or may have been paid', req, { when: sendsARowThatWasPaid }),
  mustPass('A code is entered only once the provider said which rows it confirms', ['BLK-01', 'PAY-06'], {
    to: { state: 'verifying' },
    through: [{ guard: 'areAwaited' }, { guard: 'requiresOtpAgain' }, { guard: 'awaitsCode' }],
  }),
  never('A row keeps the same reference in every batch, so the provider can reject a duplicate', req, { when: renamesAPayment }),
  leads('However the code step ends, the result of each row is checked, unless the session expired', ['BLK-01', 'PAY-06'], {
    from: 'verifying',
    to: ['loadingResults', 'sessionExpired'],
  }),
  leads('Failed rows are validated again before they can be sent again', req, {
    from: 'results',
    on: { event: 'retry' },
    to: ['reading'],
  }),
  leads('Fees that failed to load can be requested again', ['BLK-01'], {
    from: 'reviewing.costFailed',
    on: { event: 'cost.retry' },
    to: ['reviewing.loadingCost'],
  }),
] satisfies Properties<typeof bulkPayoutMachine, typeof bulkPayoutCases>;
