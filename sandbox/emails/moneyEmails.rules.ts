/** The emails about money: a subject line and a text. They show the last digits of an account or card, and no code, token or link with one. */
import { formatMoney } from '../rules/money';
import { banks } from '../rules/recipients';
import { inWords } from '../rules/wallclock';

export interface Email {
  readonly subject: string;
  readonly text: string;
}

/** An amount in minor units. */
export interface Sum {
  readonly currency: string;
  readonly amount: bigint;
}

const MOST_CHARACTERS = 100;

/** Returns a text from outside as part of one line: without line ends, control characters and what turns the direction of writing. */
export function asLine(text: string): string {
  const characters = [...text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : characters.join('');
}

const DIGITS_SHOWN = 4;

const lastDigits = (number: string) => asLine(number).slice(-DIGITS_SHOWN);

const money = ({ currency, amount }: Sum) => formatMoney(currency, amount);

const moneyOf = (sums: readonly Sum[]) => sums.map(money).join(' and ');

export const lines = (...given: readonly (string | false | null)[]) => given.filter(Boolean).join('\n');

export interface CustomerPayment extends Sum {
  readonly business: string;
  /** Where the business answers customers. */
  readonly businessEmail: string | null;
  readonly orderReference: string;
}

const questions = ({ business, businessEmail }: CustomerPayment) =>
  businessEmail !== null && `Questions? Contact ${asLine(business)} at ${asLine(businessEmail)}.`;

/** To the customer who paid. */
export const paymentReceived = (paid: CustomerPayment & { readonly method: string; readonly for: string | null }): Email => ({
  subject: `Your payment of ${money(paid)} to ${asLine(paid.business)}`,
  text: lines(
    `You paid ${money(paid)} to ${asLine(paid.business)} by ${asLine(paid.method)}.`,
    paid.for !== null && `Paid for: ${asLine(paid.for)}`,
    `Payment reference: ${paid.orderReference}`,
    questions(paid),
  ),
});

/** To the customer who paid, at the merchant's request. `createdAt` is when they paid. */
export const receiptOfPayment = (
  paid: CustomerPayment & { readonly method: string; readonly for: string | null; readonly createdAt: Temporal.Instant },
): Email => ({
  subject: `Receipt for ${money(paid)} from ${asLine(paid.business)}`,
  text: lines(
    `You paid ${money(paid)} to ${asLine(paid.business)} by ${asLine(paid.method)} on ${inWords(paid.createdAt)}.`,
    paid.for !== null && `Paid for: ${asLine(paid.for)}`,
    `Payment reference: ${paid.orderReference}`,
    questions(paid),
  ),
});

/** To the customer whose order was sent. The note is the merchant's. */
export const orderSent = (paid: CustomerPayment & { readonly order: string; readonly note: string }): Email => ({
  subject: `${asLine(paid.business)} sent your order`,
  text: lines(
    `${asLine(paid.business)} sent your order of ${money(paid)}.`,
    ...paid.note.split('\n').map(asLine),
    `Order reference: ${paid.order}`,
    questions(paid),
  ),
});

interface PaidBackTo {
  readonly maskedPan: string | null;
  readonly accountNumber: string | null;
}

function wayBack({ maskedPan, accountNumber }: PaidBackTo): string {
  if (maskedPan !== null) return `the card ending in ${lastDigits(maskedPan)}`;
  return accountNumber === null ? 'the card or account that you paid with' : `the account ending in ${lastDigits(accountNumber)}`;
}

/** To the customer whose payment was refunded, in part or in full. `amount` is that of the refund. */
export const refundPaid = (
  refund: CustomerPayment & PaidBackTo & { readonly paid: bigint; readonly reference: string },
): Email => ({
  subject: `Your refund of ${money(refund)} from ${asLine(refund.business)}`,
  text: lines(
    `${asLine(refund.business)} refunded ${money(refund)} of your payment of ${formatMoney(refund.currency, refund.paid)}.`,
    `The money goes to ${wayBack(refund)}. Your bank may take a few days to show it.`,
    `Payment reference: ${refund.orderReference}`,
    `Refund reference: ${refund.reference}`,
    questions(refund),
  ),
});

export interface Declined extends Sum {
  readonly reason: string | null;
  readonly orderReference: string;
  readonly reference: string;
}

/** To the person who requested the refund. */
export const refundDeclined = (refund: Declined): Email => ({
  subject: `Your refund of ${money(refund)} was declined`,
  text: lines(
    `The refund of ${money(refund)} that you requested was declined.`,
    refund.reason !== null && `Reason: ${asLine(refund.reason)}`,
    'Your money hasn’t moved. You can refund the transaction again.',
    `Transaction reference: ${refund.orderReference}`,
    `Refund reference: ${refund.reference}`,
  ),
});

export interface Funded extends Sum {
  readonly senderName: string;
  readonly senderBank: string;
  readonly accountNumber: string;
  readonly reference: string;
}

/** To those who manage the business. */
export const fundingReceived = (funding: Funded): Email => ({
  subject: `You received ${money(funding)}`,
  text: lines(
    `${asLine(funding.senderName)}, ${asLine(funding.senderBank)}, sent ${money(funding)} to your account ending in ${lastDigits(funding.accountNumber)}.`,
    'The money is in your balance.',
    `Reference: ${funding.reference}`,
  ),
});

/** Payouts of one order. */
export interface PayoutGroup {
  readonly count: number;
  readonly sums: readonly Sum[];
  /** Of the first of them. */
  readonly recipient: string;
  readonly bankName: string | null;
  readonly accountNumber: string;
  readonly failure: string | null;
}

interface OfOrder {
  /** The reference of the order. */
  readonly reference: string;
  readonly initiator: string;
}

const payoutsOf = ({ count }: PayoutGroup) => (count === 1 ? 'payout' : `${count} payouts`);

/** “a payout of NGN 60,000.00”, or “12 payouts of NGN 60,000.00 in total”. */
const named = (group: PayoutGroup) => `${payoutsOf(group)} of ${moneyOf(group.sums)}${group.count === 1 ? '' : ' in total'}`;

const recipientOf = ({ count, recipient, bankName, accountNumber }: PayoutGroup) =>
  count === 1 &&
  `Recipient: ${[recipient, bankName ?? ''].filter(Boolean).map(asLine).join(', ')}, account ending in ${lastDigits(accountNumber)}`;

const batch = ({ reference }: OfOrder) => `Batch reference: ${reference}`;
const initiated = ({ initiator }: OfOrder) => `Initiated by ${asLine(initiator)}`;

const NOT_SENT = 'This money wasn’t sent, and is available again.';

/** To those who may initiate payouts. `all`: the number of payouts in the order. */
export const payoutsFailed = (group: PayoutGroup, order: OfOrder & { readonly all: number }): Email => ({
  subject: group.count === 1 && order.all === 1 ? `Your ${named(group)} failed` : `${group.count} of ${order.all} payouts failed`,
  text: lines(
    group.count === 1 ? `Your ${named(group)} failed.` : `${named(group)} failed.`,
    recipientOf(group),
    group.count === 1 && group.failure !== null && `Reason: ${asLine(group.failure)}`,
    'This money hasn’t moved. Check what failed, then send it again.',
    initiated(order),
    batch(order),
  ),
});

/** To those who may initiate payouts. */
export const payoutsExpired = (group: PayoutGroup, order: OfOrder): Email => ({
  subject: group.count === 1 ? `Your ${named(group)} expired` : `${group.count} payouts expired`,
  text: lines(
    `No code was entered within 24 hours, so your ${named(group)} expired.`,
    recipientOf(group),
    NOT_SENT,
    'If you still need to pay, make a new payout.',
    initiated(order),
    batch(order),
  ),
});

/** To those who may approve payouts of another person. */
export const payoutsAwaitApproval = (group: PayoutGroup, order: OfOrder): Email => ({
  subject: group.count === 1 ? `A ${named(group)} awaits your approval` : `${group.count} payouts await your approval`,
  text: lines(
    `${asLine(order.initiator)} initiated ${group.count === 1 ? 'a ' : ''}${named(group)}.`,
    recipientOf(group),
    'Nothing is sent until it is approved. Sign in to approve or decline it.',
    batch(order),
  ),
});

/** To the person who initiated the only payout of an order. */
export const payoutDecided = (group: PayoutGroup, isApproved: boolean, order: OfOrder & { readonly approver: string }): Email => {
  const decision = isApproved ? 'approved' : 'declined';
  return {
    subject: `Your ${named(group)} was ${decision}`,
    text: lines(
      `${asLine(order.approver)} ${decision} your ${named(group)}.`,
      recipientOf(group),
      isApproved ? 'The money was sent.' : NOT_SENT,
      batch(order),
    ),
  };
};

/** To the person who initiated an order of several payouts, once all of it is decided. */
export const batchDecided = (approved: PayoutGroup | null, declined: PayoutGroup | null, order: OfOrder): Email => ({
  subject: `All payouts of your batch ${order.reference} were decided`,
  text: lines(
    approved && `Approved and sent: ${named(approved)}.`,
    declined && `Declined: ${named(declined)}.`,
    declined && NOT_SENT,
    batch(order),
  ),
});

/** How a person of the business reads it in Test mode. */
export const inTestMode = ({ subject, text }: Email): Email => ({
  subject: `Test mode: ${subject}`,
  text: lines(text, 'This happened in Test mode. No real money moved.'),
});

interface SettlementAccount {
  readonly bankId: number;
  readonly accountNumber: string;
}

interface Redirected {
  readonly business: string;
  /** Null: the wallet. */
  readonly from: SettlementAccount | null;
  readonly to: SettlementAccount | null;
  /** The name of the person who changed it. */
  readonly by: string;
  readonly at: Temporal.Instant;
}

const placeOf = (account: SettlementAccount | null) =>
  account === null
    ? 'your wallet'
    : `${banks.find(({ id }) => id === account.bankId)?.name ?? 'a bank'}, account ending in ${lastDigits(account.accountNumber)}`;

/** To the owner of a business. */
export const settlementsRedirected = ({ business, from, to, by, at }: Redirected): Email => ({
  subject: `The settlements of ${asLine(business)} go to ${to === null ? 'your wallet' : 'another account'}`,
  text: lines(
    `${asLine(by)} changed where your settlements go on ${inWords(at)}.`,
    `Until now: ${placeOf(from)}.`,
    `From the next settlement on: ${placeOf(to)}.`,
    'Not you, and nobody you trust? Change it back, change your password, and contact support at once.',
  ),
});
