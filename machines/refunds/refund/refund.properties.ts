import { leads, mustPass, never } from '../../kit/flow/claims';
import { leavingProperties, leavingReviewProperties } from '../../kit/flow/leaving.properties';
import type { Properties } from '../../kit/flow/properties';
import { closingProperty, orderProperties } from '../../kit/order/order.properties';
import { madeProperties } from '../../kit/order/report.properties';
import type { refundCases } from './refund.cases';
import type { refundMachine } from './refund.machine';
import {
  altersTheForm,
  isLoggedWithoutAReason,
  keepsWhatWasLeftBefore,
  looksUpAnother,
  losesTheForm,
  ordersAnotherAmount,
  ordersForAnother,
  refundsMoreThanIsLeft,
  refundsWhatMayNotBe,
  repeatsWithoutASecondYes,
} from './refund.never';
import { isFilled } from './refund.rules';
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
      'leave.confirmed event',
      'refund.revised event',
      'createRefunds fails changed',
      'getRefundOrderStatus answers notReceived',
    ],
    goodNews: ['createRefunds answers approved', 'createRefunds answers accepted', 'getRefundOrderStatus answers made'],
    badNews: ['turnedDown'],
    isCheckedInWords: true,
    withOrder: ['confirming', 'succeeded', 'declined'],
    withoutOrder: ['enteringReference', 'loadingPayment', 'loadFailed', 'filling'],
    sending: {
      says: 'as made, as declined, in the form, with what is left now, in a status check, or with the session',
      to: ['succeeded', 'declined', 'filling', 'loadingPayment'],
    },
    checking: ['succeeded', 'declined', 'loadingPayment', 'closed'],
    refused: { says: 'the form', to: 'filling' },
    notReceived: 'loadingPayment',
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
  closingProperty('TRX-05', ['confirming', 'leavingReview']),
  ...leavingProperties({
    req: ['TRX-05', 'RFD-02'],
    filling: ['enteringReference', 'loadingPayment', 'loadFailed', 'filling', 'confirming'],
    isFilled,
    back: ['enteringReference', 'loadingPayment', 'filling'],
  }),
  ...leavingReviewProperties(['TRX-05', 'RFD-02'], 'leavingReview', 'confirming'),
  mustPass('A refund is sent only after the provider said what is left of the transaction', ['TRX-05', 'FLW-03'], {
    to: { calls: 'createRefunds' },
    through: LOADED.map((answers) => ({ port: 'loadPayment', answers }) as const),
    holdsUntil: [{ calls: 'loadPayment' }],
  }),
  never('No refund is more than what was paid, less what is refunded, pending or charged back', ['TRX-05', 'FLW-03'], {
    when: refundsMoreThanIsLeft,
  }),
  never('Only a successful transaction that was not paid by bank transfer is refunded', ['TRX-05'], {
    when: refundsWhatMayNotBe,
  }),
  never('A second refund of the same amount is sent only after a second yes', ['TRX-05'], { when: repeatsWithoutASecondYes }),
  never('The refund is of the transaction that is shown', ['TRX-05', 'FLW-03'], { when: ordersForAnother }),
  never('The transaction that is shown is the one that the merchant chose or entered', ['TRX-05', 'RFD-02'], {
    when: looksUpAnother,
  }),
  never('The refund has the amount the merchant entered', ['TRX-05'], { when: ordersAnotherAmount }),
  never('Every value the merchant enters is kept as entered', ['TRX-05', 'GEN-02'], { when: altersTheForm }),
  never('No failure, review or reload of the transaction takes away what the merchant entered', ['TRX-05', 'GEN-02'], {
    when: losesTheForm,
  }),
  leads('If what is left has changed, the merchant sees what is left now before anything is sent', ['TRX-05'], {
    from: 'submitting',
    on: { port: 'createRefunds', fails: 'changed' },
    to: ['loadingPayment'],
  }),
  never('A logged refund is sent only with a reason', ['RFD-02'], { when: isLoggedWithoutAReason }),
  leads('An unknown reference can be corrected', ['RFD-02'], {
    from: 'loadingPayment',
    on: { port: 'loadPayment', fails: 'notFound' },
    to: ['enteringReference', 'loadFailed'],
  }),
  leads('A transaction that failed to load can be loaded again', ['TRX-05'], {
    from: 'loadFailed',
    on: { event: 'payment.retry' },
    to: ['loadingPayment'],
  }),
  never('What was left before is compared only until the next refund is reviewed', ['TRX-05'], { when: keepsWhatWasLeftBefore }),
] satisfies Properties<typeof refundMachine, typeof refundCases>;
