/** INV-01: where invoices stand, in words and in sums. */
import { type InvoiceStanding, isPayable, type Standing, standingOf } from '../../../contract/invoices/invoiceStanding';
import type { Invoice } from '../../../contract/invoices/invoices';
import { lineAmount } from '../../../contract/invoices/invoiceTotals';
import { today } from '../../kit/values/days';

export { isPayable } from '../../../contract/invoices/invoiceStanding';

/** The path of the list. */
export const INVOICES = '/dashboard/business/invoice';

/** INV-02: the path of the form. */
export const NEW_INVOICE = `${INVOICES}/new-invoice`;

/** Returns the path of the details of an invoice. */
export const pageOfInvoice = ({ id }: Pick<Invoice, 'id'>): string => `${INVOICES}/${encodeURIComponent(id)}/details`;

/** Returns the path of the form, filled in as another invoice. */
export const duplicateOf = ({ id }: Pick<Invoice, 'id'>): string => `${NEW_INVOICE}?${new URLSearchParams({ from: id })}`;

/** Returns decimal text in major units as minor units. One piece at a rate is rounded as each line is. */
export const minorOf = (amount: string): bigint => lineAmount({ quantity: '1', rate: amount }) ?? 0n;

const MINOR_DIGITS = 2;

/** Returns minor units as decimal text in major units. */
export function decimalOf(minor: bigint): string {
  const digits = `${minor < 0n ? -minor : minor}`.padStart(MINOR_DIGITS + 1, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -MINOR_DIGITS)}.${digits.slice(-MINOR_DIGITS)}`;
}

export type Stood = Pick<Invoice, 'status' | 'amount' | 'paid' | 'refunded' | 'dueOn'>;

/** Returns where an invoice stands on a day in the zone of the business. */
export const standing = ({ status, amount, paid, refunded, dueOn }: Stood, day = today()): InvoiceStanding =>
  standingOf({ status, total: minorOf(amount), paid: minorOf(paid), refunded: minorOf(refunded), dueOn }, day);

const keptOf = ({ paid, refunded }: Pick<Invoice, 'paid' | 'refunded'>): bigint => minorOf(paid) - minorOf(refunded);

/** Returns what was paid and did not go back, as decimal text in major units. */
export const keptPayment = (invoice: Pick<Invoice, 'paid' | 'refunded'>): string => decimalOf(keptOf(invoice));

/** INV-01: whether a payment can be initiated. */
export const mayBePaid = (invoice: Stood & Pick<Invoice, 'url'>): boolean => invoice.url !== '' && isPayable(standing(invoice));

/** What the merchant can show of the list. An invoice may have several. */
export type StandingGroup = 'unpaid' | 'overdue' | 'partPaid' | 'paid' | 'void';

const PAID: readonly Standing[] = ['paid', 'partRefunded', 'refunded'];

/** Whether an invoice belongs to a group. What is being confirmed or can still be paid after a failure is unpaid too. */
export function isOf(group: StandingGroup, invoice: Stood, day = today()): boolean {
  const { standing: kind, isOverdue, left } = standing(invoice, day);
  switch (group) {
    case 'unpaid':
      return left > 0n && kind !== 'confirming';
    case 'overdue':
      return isOverdue;
    case 'partPaid':
      return kind === 'partPaid';
    case 'paid':
      return PAID.includes(kind);
    case 'void':
      return kind === 'void';
  }
}

/** INV-02: returns the invoices on which a customer is overdue. The same customer has the same email, however it is written. */
export function overdueOf(invoices: readonly Invoice[], email: string, day = today()): readonly Invoice[] {
  const same = (address: string) => address.trim().toLowerCase();
  return invoices.filter((invoice) => same(invoice.customerEmail) === same(email) && isOf('overdue', invoice, day));
}

export type Urgency = 'late' | 'soon' | 'later';

const SOON_DAYS = 3;

const days = (count: number) => `${count} day${count === 1 ? '' : 's'}`;

/** Returns how long until the due date, or since: `Overdue by 3 days`. Null if nothing is due any more. */
export function dueInWords({
  daysLeft,
}: Pick<InvoiceStanding, 'daysLeft'>): { readonly text: string; readonly urgency: Urgency } | null {
  if (daysLeft === null) return null;
  if (daysLeft < 0) return { text: `Overdue by ${days(-daysLeft)}`, urgency: 'late' };
  if (daysLeft === 0) return { text: 'Due today', urgency: 'soon' };
  return { text: `Due in ${days(daysLeft)}`, urgency: daysLeft <= SOON_DAYS ? 'soon' : 'later' };
}

/** What a file of invoices says beside the columns of the provider: what is left to pay, in major units, and when it is due. */
export const inFile = {
  left: (invoice: Invoice): string => decimalOf(standing(invoice).left),
  due: (invoice: Invoice): string => dueInWords(standing(invoice))?.text ?? '',
};

/** Returns how to type a due date, and how far away the typed one is: `Day, month, year. In 14 days.` */
export function dueHint(dueOn: string | null, day = today()): string {
  const how = 'Day, month, year.';
  if (dueOn === null) return how;
  const ahead = Temporal.PlainDate.from(day).until(dueOn).days;
  if (ahead < 0) return how;
  return `${how} ${ahead === 0 ? 'Today' : `In ${days(ahead)}`}.`;
}

/** Returns the address of the payment page as the merchant opens it: their own look doesn’t count as the customer’s. */
export function ownPaymentPage({ url }: Pick<Invoice, 'url'>): string {
  if (!URL.canParse(url)) return url;
  const page = new URL(url);
  page.searchParams.set('from', 'dashboard');
  return page.href;
}

/** A sum of some invoices, and their number. */
export interface SumOf {
  readonly count: number;
  /** Decimal text in major units. */
  readonly amount: string;
}

export interface InvoiceSums {
  readonly left: SumOf;
  readonly overdue: SumOf & { /** By how many days the oldest is overdue. Null if none is. */ readonly oldest: number | null };
  readonly confirming: SumOf;
  readonly received: SumOf;
  /** How many of all invoices, whatever their currency, are in each group. */
  readonly counts: Readonly<Record<StandingGroup | 'all', number>>;
}

const sumOf = (amounts: readonly bigint[]): SumOf => ({
  count: amounts.length,
  amount: decimalOf(amounts.reduce((sum, amount) => sum + amount, 0n)),
});

/** Returns the sums of the invoices in one currency, because currencies are never added. */
export function sumsOf(invoices: readonly Invoice[], currency: string, day = today()): InvoiceSums {
  const own = invoices.filter((invoice) => invoice.currency === currency);
  const leftOf = (some: readonly Invoice[]) => sumOf(some.map((invoice) => standing(invoice, day).left));
  const of = (group: StandingGroup, some: readonly Invoice[] = own) => some.filter((invoice) => isOf(group, invoice, day));
  const overdue = of('overdue');
  const received = own.map(keptOf).filter((net) => net > 0n);
  return {
    left: leftOf(of('unpaid')),
    overdue: {
      ...leftOf(overdue),
      oldest: overdue.reduce<number | null>(
        (oldest, invoice) => Math.max(oldest ?? 0, -(standing(invoice, day).daysLeft ?? 0)),
        null,
      ),
    },
    confirming: leftOf(own.filter((invoice) => standing(invoice, day).standing === 'confirming')),
    received: sumOf(received),
    counts: {
      all: invoices.length,
      unpaid: of('unpaid', invoices).length,
      overdue: of('overdue', invoices).length,
      partPaid: of('partPaid', invoices).length,
      paid: of('paid', invoices).length,
      void: of('void', invoices).length,
    },
  };
}
