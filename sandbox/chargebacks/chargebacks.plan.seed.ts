/** The chargebacks that Bluecrest Stores starts with, the oldest first: their place here is their id. */
import type { ChargebackReason } from '../../contract/chargebacks/chargebackReasons';
import type { ChargebackStatus } from '../../contract/chargebacks/chargebackStatuses';
import { environments } from '../rules/environments';

const { live, test } = environments;

export interface PlannedComment {
  readonly by: 'provider' | 'merchant';
  readonly daysAgo: number;
  readonly comment: string;
  readonly isFinal?: true;
  readonly files?: readonly (readonly [name: string, category: string])[];
}

export interface PlannedChargeback {
  readonly environment: number;
  readonly currency: string;
  readonly status: ChargebackStatus;
  readonly reason: ChargebackReason;
  readonly openedDaysAgo: number;
  /** In so many days at the end of the day, or so many minutes. */
  readonly due: { readonly days: number } | { readonly minutes: number };
  /** The part of the payment, and the id of another chargeback of the same payment. Without it, all of a payment of its own. */
  readonly part?: { readonly percent: number; readonly sameAs?: number };
  readonly thread: readonly PlannedComment[];
}

const ofBank = (daysAgo: number, comment: string): PlannedComment => ({ by: 'provider', daysAgo, comment });
const decision = (daysAgo: number, comment: string): PlannedComment => ({ ...ofBank(daysAgo, comment), isFinal: true });
const answer = (daysAgo: number, comment: string, files: PlannedComment['files'] = []): PlannedComment => ({
  by: 'merchant',
  daysAgo,
  comment,
  files,
});

const naira = { environment: live, currency: 'NGN' } as const;
const dollars = { environment: live, currency: 'USD' } as const;
const tests = { environment: test, currency: 'NGN' } as const;

export const plannedChargebacks: readonly PlannedChargeback[] = [
  {
    ...naira,
    ...{ status: 'Accepted', reason: 'duplicate', openedDaysAgo: 117.6, due: { days: -103 } },
    thread: [{ ...answer(112.3, 'The till charged this order twice. We accept the chargeback.'), isFinal: true }],
  },
  {
    ...naira,
    ...{ status: 'Lost', reason: 'credit_not_processed', openedDaysAgo: 95.2, due: { days: -81 } },
    thread: [decision(80.5, 'This chargeback wasn’t answered in time, so it is lost.')],
  },
  {
    ...naira,
    ...{ status: 'Lost', reason: 'product_not_received', openedDaysAgo: 84.4, due: { days: -70 } },
    thread: [
      answer(78.1, 'The order left our shop on the same day. The courier has not confirmed the delivery yet.', [
        ['dispatch-note.pdf', 'Shipping document'],
      ]),
      ofBank(74.7, 'The dispatch note doesn’t show that the customer received the order.'),
      decision(66.2, 'Without a confirmed delivery, the customer’s bank decided for the customer.'),
    ],
  },
  {
    ...naira,
    ...{ status: 'Won', reason: 'fraud', openedDaysAgo: 76.3, due: { days: -62 } },
    thread: [
      answer(71.4, 'The customer confirmed this payment with a code from their bank and collected the order in our shop.', [
        ['receipt-signed.pdf', 'Receipt'],
        ['shop-camera.png', 'Other'],
      ]),
      decision(47.6, 'The evidence shows that the cardholder made this payment. The customer’s bank decided for you.'),
    ],
  },
  {
    ...dollars,
    ...{ status: 'Won', reason: 'product_not_as_described', openedDaysAgo: 58.1, due: { days: -44 } },
    thread: [
      answer(52.8, 'The listing named size and colour, and the customer chose both.', [['listing.pdf', 'Product description']]),
      decision(33.3, 'The product matches its description. The customer’s bank decided for you.'),
    ],
  },
  {
    ...naira,
    ...{ status: 'Assessment', reason: 'fraud', openedDaysAgo: 26.4, due: { days: -12 } },
    thread: [
      answer(19.2, 'The customer ordered with the same card and to the same address four times before.', [
        ['earlier-orders.pdf', 'Customer communication'],
      ]),
      ofBank(11.5, 'The customer’s bank is assessing this chargeback.'),
    ],
  },
  {
    ...naira,
    ...{ status: 'Awaiting Response', reason: 'product_not_received', openedDaysAgo: 17.3, due: { days: -3 } },
    thread: [
      answer(8.4, 'The order was delivered to the address of the customer and signed for.', [
        ['delivery-confirmation.pdf', 'Proof of delivery'],
        ['signature.png', 'Proof of delivery'],
        ['messages.pdf', 'Customer communication'],
      ]),
    ],
  },
  {
    ...naira,
    ...{ status: 'Awaiting Response', reason: 'cancelled_subscription', openedDaysAgo: 13.2, due: { days: 1 } },
    thread: [answer(2.1, 'The customer cancelled after this payment. The next one was not taken.')],
  },
  {
    ...naira,
    ...{ status: 'Pending', reason: 'product_not_as_described', openedDaysAgo: 12.4, due: { days: 1 } },
    thread: [ofBank(10.8, 'The customer sent pictures of the product. Please send its description and your return policy.')],
  },
  {
    ...naira,
    ...{ status: 'Pending', reason: 'cancelled_subscription', openedDaysAgo: 10.1, due: { minutes: 45 } },
    thread: [ofBank(9.6, 'Please show when the customer cancelled, and what they agreed to.')],
  },
  {
    ...naira,
    ...{ status: 'Pending', reason: 'product_not_received', openedDaysAgo: 9.3, due: { days: 5 }, part: { percent: 50 } },
    thread: [ofBank(9.1, 'The customer says that one of two parcels never arrived.')],
  },
  {
    ...naira,
    ...{ status: 'New', reason: 'product_not_as_described', openedDaysAgo: 2.2, due: { days: 12 } },
    part: { percent: 25, sameAs: 11 },
    thread: [],
  },
  { ...dollars, ...{ status: 'New', reason: 'credit_not_processed', openedDaysAgo: 1.4, due: { days: 9 } }, thread: [] },
  { ...naira, ...{ status: 'New', reason: 'fraud', openedDaysAgo: 0.125, due: { days: 14 } }, thread: [] },
  { ...tests, ...{ status: 'New', reason: 'duplicate', openedDaysAgo: 0.2, due: { days: 10 } }, thread: [] },
  {
    ...tests,
    ...{ status: 'Won', reason: 'fraud', openedDaysAgo: 40.2, due: { days: -26 } },
    thread: [
      answer(36.4, 'This is a test payment of our own card.', [['receipt.pdf', 'Receipt']]),
      decision(30.1, 'The customer’s bank decided for you.'),
    ],
  },
];
