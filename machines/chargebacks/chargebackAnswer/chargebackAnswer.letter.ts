/** CBK-03: a letter of what is known of a payment, as a start for the merchant's own words. It says nothing that the provider doesn't say. */
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

export function letterOf({ chargeback, order }: Disputed): string {
  const { currency, amount, orderReference, reason, rrn, merchant } = chargeback;
  const paidAt = order?.paidAt ?? null;
  const who = order?.customerName || chargeback.email || 'The customer';
  const paid = [
    `${who} paid ${currency} ${order?.amount ?? amount}`,
    paidAt && `on ${dayOf(paidAt)}`,
    orderReference && `for order ${orderReference}`,
    order?.paymentReference && `(payment ${order.paymentReference})`,
  ];
  const lines = [
    `${merchant || 'We'} answer the chargeback of ${currency} ${amount}${reason ? `: ${reason.toLowerCase()}` : ''}.`,
    `${paid.filter(Boolean).join(' ')}.`,
    rrn && `The retrieval reference number of the payment is ${rrn}.`,
    order?.refunded !== null && order?.refunded !== undefined && Number(order.refunded) > 0
      ? `We refunded ${currency} ${order.refunded} of it before this chargeback.`
      : order && 'We didn’t refund this payment.',
    'What we delivered, when and how: ',
  ];
  return lines.filter(Boolean).join('\n\n');
}
