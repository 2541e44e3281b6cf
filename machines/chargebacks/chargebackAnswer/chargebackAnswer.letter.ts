/** CBK-03: a letter of what is known of a payment, as a start for the merchant's own words. It says nothing that the provider doesn't say. */
import { isSafeText } from '../../../contract/safeText';
import { groupThousands, isPositive } from '../../kit/values/money';
import type { Disputed } from './chargebackAnswer.types';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function dayOf(iso: string): string {
  const { day, month, year } = Temporal.PlainDateTime.from(iso);
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

const sum = (currency: string, amount: string) => `${currency} ${groupThousands(amount)}`;

/** What only the merchant knows. The letter ends with it, for them to go on. */
const OPEN_END = 'What we delivered, when and how:';

/** Whether a text still ends where the letter leaves the rest to the merchant. */
export const isUnfinished = (text: string): boolean => text.trimEnd().endsWith(OPEN_END);

/** What a letter may not contain is left out: the merchant couldn't see why it is refused. */
const sendable = (text: string | null | undefined): string => (text && isSafeText(text) ? text : '');

export function letterOf({ chargeback, order }: Disputed): string {
  const { currency, amount, rrn } = chargeback;
  const reason = sendable(chargeback.reason);
  const orderReference = sendable(chargeback.orderReference);
  const paymentReference = sendable(order?.paymentReference);
  const customer = sendable(order?.customerName) || sendable(chargeback.email) || 'The customer';
  const paidAt = order?.paidAt ?? null;
  const refunded = order?.refunded ?? null;
  const paid = [
    `${customer} paid ${sum(currency, order?.amount ?? amount)}`,
    paidAt && `on ${dayOf(paidAt)}`,
    orderReference && `for order ${orderReference}`,
    paymentReference && `(payment ${paymentReference})`,
  ];
  const lines = [
    `This is our answer to the chargeback of ${sum(currency, amount)}${reason && `: ${reason.toLowerCase()}`}.`,
    `${paid.filter(Boolean).join(' ')}.`,
    sendable(rrn) && `The retrieval reference number of the payment is ${rrn}.`,
    refunded !== null &&
      (isPositive(refunded) ? `We refunded ${sum(currency, refunded)} of it before this chargeback.` : 'We didn’t refund it.'),
    `${OPEN_END} `,
  ];
  return lines.filter(Boolean).join('\n\n');
}
