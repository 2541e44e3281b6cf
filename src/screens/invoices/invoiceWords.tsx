/** INV-01: where an invoice stands, in words. Never a status of its own. */
import type { Invoice } from '../../../machines/invoices/invoices/invoices.machine';
import { dueInWords, keptPayment, type Stood, standing, type Urgency } from '../../../machines/invoices/invoices/invoices.rules';
import { css } from '../../../styled-system/css';
import { formatDay } from '../../ui/text/dates';
import { formatAmount, formatSigned } from '../../ui/text/format';
import { readOnlyReason } from '../kit/readOnlyReason';

/** Why a role without the permission cannot send or change invoices. */
export const READ_ONLY = readOnlyReason('invoices');

/** The name of the bookmark of a form: a new invoice, or a copy of another one. */
export const invoiceBookmark = (from: string) => `invoice:${from}`;

const looks: Readonly<Record<Urgency, string>> = {
  late: css({ color: 'tone.red.ink', fontWeight: 'medium' }),
  soon: css({ color: 'tone.orange.ink', fontWeight: 'medium' }),
  later: css({ color: 'ink.soft' }),
};

/** How long until the due date, or since: also within a sentence that names the date. Nothing once nothing is due. */
export function DueWords({ invoice, inText = false }: { readonly invoice: Stood; readonly inText?: boolean }) {
  const due = dueInWords(standing(invoice));
  if (due === null) return null;
  const text = inText ? due.text.replace(/^Due /, '').replace(/^O/, 'o') : due.text;
  return <span className={looks[due.urgency]}>{text}</span>;
}

type Standing = Pick<Invoice, 'status' | 'amount' | 'paid' | 'refunded' | 'chargedBack' | 'dueOn' | 'currency' | 'sentAt'>;

/** A refund was the merchant’s choice, and a chargeback wasn’t. */
function returnOf({ refunded, chargedBack }: Standing): string {
  if (Number(chargedBack) === 0) return 'Refunded';
  return Number(chargedBack) === Number(refunded) ? 'Charged back' : 'Refunded and charged back';
}

/** Returns where it stands besides its status and its due date. */
export function standingWords(invoice: Standing): string {
  const { currency, amount, paid, sentAt, refunded } = invoice;
  switch (standing(invoice).standing) {
    case 'partPaid':
      return `Part paid ${formatAmount(keptPayment(invoice), currency)} of ${formatSigned(amount, currency)}`;
    case 'confirming':
      return 'The bank is checking the payment';
    case 'failed':
      return 'The last payment failed';
    case 'paid':
      return 'Paid';
    case 'partRefunded':
      return `${returnOf(invoice)} ${formatAmount(refunded, currency)} of ${formatSigned(paid, currency)}`;
    case 'refunded':
      return `${returnOf(invoice)} in full`;
    case 'void':
      return 'Nothing can be paid';
    case 'unpaid':
      return sentAt === null ? '' : `Sent ${formatDay(sentAt)}`;
  }
}
