import { fileProperties } from '../../kit/batch/batch.properties';
import { leads, mustPass, never } from '../../kit/flow/claims';
import type { Properties } from '../../kit/flow/properties';
import { orderProperties } from '../../kit/order/order.properties';
import type { bulkRefundCases } from './bulkRefund.cases';
import { entriesOf } from './bulkRefund.entries';
import type { bulkRefundMachine } from './bulkRefund.machine';
import {
  altersWhatWasTyped,
  refundsBeyondTheRest,
  refundsWhatMayNotBe,
  repeatsWithoutASecondYes,
  sent,
} from './bulkRefund.never';
import { leavesRows } from './bulkRefund.rules';
import type { BatchOrder, BulkRefundContext } from './bulkRefund.types';

const req = ['RFD-03'];

const FOUND = ['found', 'nobodys', 'silent', 'taken', 'unpaid', 'byBank', 'other', 'nearly'] as const;

export const bulkRefundProperties = [
  ...orderProperties({
    req,
    thing: 'batch',
    sends: 'createRefunds',
    key: ({ idempotencyKey }: BatchOrder) => idempotencyKey,
    checks: 'getRefundOrderStatus',
    closes: [
      { port: 'createRefunds', answers: 'approved' },
      { port: 'createRefunds', answers: 'turnedDown' },
      { port: 'createRefunds', fails: 'named' },
      { port: 'createRefunds', fails: 'changed' },
      { port: 'getRefundOrderStatus', answers: 'made' },
      { port: 'getRefundOrderStatus', answers: 'receivedDeclined' },
    ],
    confirmed: { says: 'has confirmed it', by: { event: 'batch.confirmed' } },
    discards: [
      'batch.revised event',
      'createRefunds answers',
      'createRefunds fails named',
      'createRefunds fails changed',
      'getRefundOrderStatus answers',
    ],
    goodNews: ['createRefunds answers', 'getRefundOrderStatus answers made', 'getRefundOrderStatus answers receivedDeclined'],
    badNews: [],
    isCheckedInWords: true,
    withOrder: ['confirming'],
    withoutOrder: ['choosing', 'reviewing', 'discarding', 'results', 'finishing'],
    sending: { says: 'in the results, a status check, the review, or with the session', to: ['results', 'reviewing'] },
    checking: ['results', 'reading'],
    refused: { says: 'the review of its rows', to: 'reviewing' },
    notReceived: 'reading',
  }),
  ...fileProperties({
    req,
    sends: 'createRefunds',
    results: [
      { port: 'createRefunds', answers: 'approved' },
      { port: 'createRefunds', answers: 'turnedDown' },
      { port: 'getRefundOrderStatus', answers: 'made' },
      { port: 'getRefundOrderStatus', answers: 'receivedDeclined' },
    ],
    lookingUp: 'reviewing.lookingUp',
    entriesOf: (context: BulkRefundContext) => entriesOf(context),
    sent,
    leavesRows,
  }),
  mustPass('A batch is sent only after the provider said what is left of its transactions', ['RFD-03', 'FLW-03'], {
    to: { calls: 'createRefunds' },
    through: FOUND.map((answers) => ({ port: 'findPayments', answers }) as const),
    holdsUntil: [{ calls: 'readSheet' }],
  }),
  never('No transaction is refunded beyond what is left of it by the rows together', ['RFD-03', 'FLW-03'], {
    when: refundsBeyondTheRest,
  }),
  never('Only a successful transaction that was not paid by bank transfer is refunded', ['RFD-03', 'TRX-05'], {
    when: refundsWhatMayNotBe,
  }),
  never('A second refund of the same amount is sent only after the merchant confirmed its row', req, {
    when: repeatsWithoutASecondYes,
  }),
  never('Every value the merchant enters is kept as entered', ['RFD-03', 'GEN-02'], { when: altersWhatWasTyped }),
  leads('If what is left of a transaction has changed, the merchant is back at the rows before anything is sent', req, {
    from: 'submitting',
    on: { port: 'createRefunds', fails: 'changed' },
    to: ['reviewing'],
  }),
] satisfies Properties<typeof bulkRefundMachine, typeof bulkRefundCases>;
