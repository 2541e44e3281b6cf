import { closingProperty, orderProperties } from '../../kit/order/order.properties';
import { madeProperties } from '../../kit/order/report.properties';
import type { Properties } from '../../kit/properties';
import type { refundCases } from './refund.cases';
import type { refundMachine } from './refund.machine';
import {
  altersTheForm,
  isLoggedWithoutAReason,
  keepsWhatWasLeftBefore,
  ordersAnotherAmount,
  refundsMoreThanIsLeft,
  refundsWhatMayNotBe,
  repeatsWithoutASecondYes,
} from './refund.never';
import type { Order } from './refund.types';

const LOADED = ['now', 'taken', 'whole', 'unpaid', 'byBank', 'untold'] as const;

export const refundProperties = [
  ...orderProperties({
    req: ['TRX-05'],
    thing: 'refund',
    sends: 'createRefunds',
    key: ({ idempotencyKey }: Order) => idempotencyKey,
    checks: 'getRefundOrderStatus',
    closes: [{ port: 'createRefunds', fails: 'changed' }],
    confirmed: { says: 'has confirmed it', by: { event: 'refund.confirmed' } },
    discards: [
      'dismissed event',
      'refund.revised event',
      'createRefunds fails changed',
      'getRefundOrderStatus answers notReceived',
    ],
    goodNews: ['createRefunds answers approved', 'createRefunds answers accepted', 'getRefundOrderStatus answers made'],
    badNews: ['turnedDown'],
    withOrder: ['confirming', 'succeeded', 'declined'],
    withoutOrder: ['naming', 'weighing', 'weighFailed', 'filling'],
    sending: {
      says: 'as made, as declined, in the form, with what is left now, in a status check, or with the session',
      to: ['succeeded', 'declined', 'filling', 'weighing'],
    },
    checking: ['succeeded', 'declined', 'weighing', 'closed'],
    refused: { says: 'the form', to: 'filling' },
    notReceived: 'weighing',
  }),
  ...madeProperties({
    req: ['TRX-05'],
    thing: 'refund',
    sends: 'createRefunds',
    as: 'made',
    after: 'confirms it',
    state: 'succeeded',
    by: [
      { port: 'createRefunds', answers: 'approved' },
      { port: 'createRefunds', answers: 'accepted' },
      { port: 'getRefundOrderStatus', answers: 'made' },
    ],
  }),
  closingProperty('TRX-05', ['confirming']),
  {
    kind: 'mustPass',
    says: 'A refund is sent only after the provider told what is left of the transaction',
    req: ['TRX-05', 'FLW-03'],
    to: { calls: 'createRefunds' },
    through: LOADED.map((answers) => ({ port: 'loadPayment', answers }) as const),
  },
  {
    kind: 'never',
    says: 'No refund is more than what was paid, less what is refunded, pending or charged back',
    req: ['TRX-05', 'FLW-03'],
    when: refundsMoreThanIsLeft,
  },
  {
    kind: 'never',
    says: 'Only a successful transaction that was not paid by bank transfer is refunded',
    req: ['TRX-05'],
    when: refundsWhatMayNotBe,
  },
  {
    kind: 'never',
    says: 'A second refund of the same amount is sent only after a second yes',
    req: ['TRX-05'],
    when: repeatsWithoutASecondYes,
  },
  { kind: 'never', says: 'The refund has the amount the merchant entered', req: ['TRX-05'], when: ordersAnotherAmount },
  { kind: 'never', says: 'Every value the merchant enters is kept as entered', req: ['TRX-05', 'GEN-02'], when: altersTheForm },
  {
    kind: 'alwaysExits',
    says: 'If what is left has changed, the merchant sees what is left now before anything is sent',
    req: ['TRX-05'],
    from: 'submitting',
    on: { port: 'createRefunds', fails: 'changed' },
    to: ['weighing'],
  },
  {
    kind: 'never',
    says: 'A logged refund is sent only with a reason',
    req: ['RFD-02'],
    when: isLoggedWithoutAReason,
  },
  {
    kind: 'alwaysExits',
    says: 'An unknown reference can be corrected',
    req: ['RFD-02'],
    from: 'weighing',
    on: { port: 'loadPayment', fails: 'notFound' },
    to: ['naming', 'weighFailed'],
  },
  {
    kind: 'alwaysExits',
    says: 'A transaction that failed to load can be loaded again',
    req: ['TRX-05'],
    from: 'weighFailed',
    on: { event: 'payment.retry' },
    to: ['weighing'],
  },
  {
    kind: 'never',
    says: 'What was left before is compared only until the next refund is reviewed',
    req: ['TRX-05'],
    when: keepsWhatWasLeftBefore,
  },
] satisfies Properties<typeof refundMachine, typeof refundCases>;
