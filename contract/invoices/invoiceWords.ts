/** What a customer reads in the email and on the payment page of an invoice. The provider writes it, and the merchant reads it before sending. */

/** One line of a text from outside. */
const asLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** So many characters or lines of a note stand beside the sums. */
const SHORT_NOTE = { characters: 320, lines: 8 };

/** INV-03: whether a note needs the whole width of the bill. */
export const isLongNote = (note: string): boolean =>
  note.length > SHORT_NOTE.characters || note.split('\n').length > SHORT_NOTE.lines;

/** INV-03: the subject of the email. `reference` is what the provider calls the invoice. */
export const invoiceSubject = (reference: string, business: string): string => `Invoice ${reference} from ${asLine(business)}`;

/** INV-03: stands between the name of the business and the amount. */
export const SENT_YOU = 'sent you an invoice for';

/** INV-03: the way to the payment page. */
export const VIEW_AND_PAY = 'View and pay';

/** INV-03: above the amount on the payment page. */
export const LEFT_TO_PAY = 'Left to pay';

/**
 * Returns when it is to be paid: `by 29-Nov-2026, in 7 days`.
 * @param dueOn the due date as people read it
 * @param daysLeft whole days in the zone of the business, negative once it is overdue, null if nothing is due any more
 */
export function payBy(dueOn: string, daysLeft: number | null): string {
  if (daysLeft === null) return `due ${dueOn}`;
  const days = Math.abs(daysLeft);
  const many = `${days} day${days === 1 ? '' : 's'}`;
  if (daysLeft < 0) return `was due ${dueOn}, ${many} ago`;
  return daysLeft === 0 ? `by ${dueOn}, today` : `by ${dueOn}, in ${many}`;
}
