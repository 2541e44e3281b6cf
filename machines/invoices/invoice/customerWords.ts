/** What the customer reads in the email and on the payment page, before an invoice is sent. */
import { invoiceSubject, LEFT_TO_PAY, payBy, SENT_YOU, VIEW_AND_PAY } from '../../../contract/invoices/invoiceWords';
import { standing } from '../invoices/invoices.rules';
import type { InvoiceOrder } from './invoice.types';

export interface CustomerWords {
  /** The subject of the email, before and after the reference: that is not known before the invoice is sent. */
  readonly subject: readonly [string, string];
  /** Between the name of the business and the amount. */
  readonly sentYou: string;
  readonly viewAndPay: string;
  readonly leftToPay: string;
  /** Returns `by 29-Nov-2026, in 7 days` for a due date as people read it. */
  readonly payBy: (shownDay: string) => string;
}

/** INV-03: in the words of the provider. `business` is the name that customers see. */
export function customerWords({ dueOn, total }: Pick<InvoiceOrder, 'dueOn' | 'total'>, business: string): CustomerWords {
  // No text from outside holds the mark: such characters are refused.
  const [before = '', after = ''] = invoiceSubject('\u0000', business).split('\u0000');
  const { daysLeft } = standing({ status: 'Pending', amount: total, paid: '0', refunded: '0', dueOn });
  return {
    subject: [before, after],
    sentYou: SENT_YOU,
    viewAndPay: VIEW_AND_PAY,
    leftToPay: LEFT_TO_PAY,
    payBy: (shownDay) => payBy(shownDay, daysLeft),
  };
}
