/** INV-02: what an invoice needs before it can be read and sent, and what it adds up to. */
import {
  INVOICE_LIMITS,
  type InvoiceTotals,
  isPayableTotal,
  lineAmount,
  subtotalOf,
  totalsOf,
  wordCount,
} from '../../../contract/invoices/invoiceTotals';
import { readAmount } from '../../../contract/readAmount';
import { email, firstError, isFilled, optional, type Rule, required, singleLine, textUpTo } from '../../kit/form/form.rules';
import { today, typedDay } from '../../kit/values/days';
import { decimalOf } from '../invoices/invoices.rules';
import type {
  BillBusiness,
  Draft,
  DraftItem,
  DraftText,
  InvoiceContext,
  InvoiceInFull,
  InvoiceOrder,
  ItemField,
  OrderedItem,
} from './invoice.types';

export { INVOICE_LIMITS, wordCount } from '../../../contract/invoices/invoiceTotals';

export const MAX_ITEMS = INVOICE_LIMITS.lines;

const FIRST = 'item-1';

const emptyItem = (key: string): DraftItem => ({ key, item: '', quantity: '1', rate: '' });

export const emptyDraft = (currency: string): Draft => ({
  title: '',
  dueDate: '',
  currency,
  customerName: '',
  customerEmail: '',
  companyName: '',
  companyEmail: '',
  customerAddress: '',
  items: [emptyItem(FIRST)],
  discount: '',
  tax: '',
  note: '',
  partPayments: false,
});

/** Returns the lines with one more. Its key is the first that is free. */
export function withItem(items: readonly DraftItem[]): readonly DraftItem[] {
  const taken = new Set(items.map(({ key }) => key));
  const numbers = Array.from({ length: items.length + 1 }, (_, place) => `item-${place + 1}`);
  return [...items, emptyItem(numbers.find((key) => !taken.has(key)) ?? FIRST)];
}

const percentText = (percent: string) => (Number(percent) === 0 ? '' : percent);

/** Returns the form filled in as an invoice. Its due date has passed or will, so the merchant enters another one. */
export function duplicateDraft(source: InvoiceInFull): Draft {
  const items = source.items.map(({ item, quantity, rate }, place) => ({ key: `item-${place + 1}`, item, quantity, rate }));
  return {
    ...emptyDraft(source.currency),
    title: source.title,
    customerName: source.customerName,
    customerEmail: source.customerEmail,
    companyName: source.companyName,
    companyEmail: source.companyEmail,
    customerAddress: source.customerAddress,
    items: items.length > 0 ? items : [emptyItem(FIRST)],
    discount: percentText(source.discount),
    tax: percentText(source.tax),
    note: source.note,
    partPayments: source.partPayments,
  };
}

/** Whether there is anything to keep. */
export const isEmptyDraft = (draft: Draft): boolean =>
  JSON.stringify({ ...draft, currency: '' }) === JSON.stringify(emptyDraft(''));

const OVER_WORDS = `Word limit exceeded! Maximum ${INVOICE_LIMITS.words} words allowed.`;
const ITEM_CHARACTERS = 1_000;
const ADDRESS_CHARACTERS = 250;

/** Returns a typed quantity as digits. Null if it is no whole number. */
const quantityIn = (text: string): string | null => {
  const { amount } = readAmount(text);
  return amount !== null && /^\d+$/.test(amount) ? amount : null;
};

const quantity: Rule<string> = (text) => {
  const count = quantityIn(text);
  const isWithin = count !== null && Number(count) >= 1 && Number(count) <= INVOICE_LIMITS.quantity;
  return isWithin ? null : 'Enter a whole number from 1 to 1,000,000.';
};

const rate = (text: string, currency: string): string | null => {
  const { amount, error } = readAmount(text, currency);
  return amount !== null ? null : (error ?? 'Rate is required!');
};

/** INV-02: the documents’ texts. Exactly 100 % is allowed. */
const percent =
  (label: 'Tax' | 'Discount'): Rule<string> =>
  (text) => {
    const { amount } = readAmount(text, '%');
    if (amount === null) return 'Enter a percentage from 0 to 100, with at most 2 decimals.';
    return Number(amount) > INVOICE_LIMITS.percent ? `${label} should be less than 100%` : null;
  };

/** Returns the ISO date of a typed due date. Null if it is no date. */
export const dueDay = (text: string): string | null => typedDay(text);

const dueDate =
  (day: string): Rule<string> =>
  (text) => {
    const due = dueDay(text);
    if (due === null) return 'Enter a valid date: day/month/year.';
    return due < day ? 'This date has passed. Choose today or later.' : null;
  };

const itemRules = (currency: string): Readonly<Record<ItemField, Rule<string>>> => ({
  item: firstError(
    required('Item'),
    (text) => (wordCount(text) > INVOICE_LIMITS.words ? OVER_WORDS : null),
    textUpTo(ITEM_CHARACTERS),
  ),
  quantity: firstError(required('Quantity'), quantity),
  rate: (text) => rate(text, currency),
});

const textRules = (day: string): Readonly<Partial<Record<DraftText, Rule<string>>>> => ({
  title: singleLine('Title'),
  dueDate: firstError(required('Due date'), dueDate(day)),
  currency: required('Currency'),
  customerName: singleLine('Customer name'),
  customerEmail: firstError(required('Customer email'), email),
  companyName: textUpTo(100),
  companyEmail: optional(email),
  customerAddress: textUpTo(ADDRESS_CHARACTERS),
  discount: optional(percent('Discount')),
  tax: optional(percent('Tax')),
  note: textUpTo(INVOICE_LIMITS.note),
});

/** The names of the fields, as the form and its summary write them. */
export const LABELS: Readonly<Record<DraftText, string>> = {
  title: 'Title',
  dueDate: 'Due date',
  currency: 'Currency',
  customerName: 'Customer name',
  customerEmail: 'Customer email',
  companyName: 'Company name',
  companyEmail: 'Company email',
  customerAddress: 'Customer address',
  discount: 'Discount',
  tax: 'Tax',
  note: 'Note to recipient',
};

const ITEM_LABELS: Readonly<Record<ItemField, string>> = { item: '', quantity: 'quantity', rate: 'rate' };

/** What is wrong with a field: `title`, `item-2.rate`, or `total`. */
export interface FieldError {
  readonly field: string;
  readonly label: string;
  readonly text: string;
  /** Whether nothing was typed there yet. Its error shows only once the merchant asks for the review. */
  readonly isMissing: boolean;
}

export const itemFieldOf = (key: string, field: ItemField): string => `${key}.${field}`;

/** Returns the typed percentage as decimal text. Empty: none. Null if it is none. */
const percentIn = (text: string): string | null => {
  if (!isFilled(text)) return '';
  return percent('Tax')(text) === null ? readAmount(text, '%').amount : null;
};

const lineOf = ({ quantity: count, rate: price }: DraftItem, currency: string) => {
  const read = quantity(count) === null ? quantityIn(count) : null;
  return { quantity: read ?? '', rate: readAmount(price, currency).amount ?? '' };
};

/** What the form adds up to. A figure that is not known yet is null, never an old one. */
export interface DraftSums {
  /** In minor units, in the order of the lines. */
  readonly lines: readonly (bigint | null)[];
  readonly subtotal: bigint | null;
  readonly totals: InvoiceTotals | null;
  /** What is taken off, if the discount alone is right. */
  readonly discount: bigint | null;
  readonly tax: bigint | null;
}

/** Returns the sums of what was typed, by the one calculation of invoices. */
export function sumsOf({ items, discount, tax, currency }: Draft): DraftSums {
  const lines = items.map((item) => lineOf(item, currency));
  const [less, more] = [percentIn(discount), percentIn(tax)];
  return {
    lines: lines.map(lineAmount),
    subtotal: subtotalOf(lines),
    totals: less === null || more === null ? null : totalsOf({ items: lines, discount: less, tax: more }),
    discount: less === null ? null : (totalsOf({ items: lines, discount: less, tax: '' })?.discount ?? null),
    tax: more === null ? null : (totalsOf({ items: lines, discount: '', tax: more })?.tax ?? null),
  };
}

/** Returns everything that is wrong, in the order of the form. */
export function errorsOf(draft: Draft, day = today()): readonly FieldError[] {
  const rules = textRules(day);
  const ofText = (field: DraftText): readonly FieldError[] => {
    const text = rules[field]?.(draft[field]) ?? null;
    return text === null ? [] : [{ field, label: LABELS[field], text, isMissing: !isFilled(draft[field]) }];
  };
  const forItems = itemRules(draft.currency);
  const ofItem = (item: DraftItem, place: number) =>
    (['item', 'quantity', 'rate'] as const).flatMap((field): readonly FieldError[] => {
      const text = forItems[field](item[field]);
      const label = ['Item', `${place + 1}`, ITEM_LABELS[field]].filter(Boolean).join(' ');
      return text === null ? [] : [{ field: itemFieldOf(item.key, field), label, text, isMissing: !isFilled(item[field]) }];
    });
  const errors = [
    ...(
      ['title', 'dueDate', 'currency', 'customerName', 'customerEmail', 'companyName', 'companyEmail', 'customerAddress'] as const
    ).flatMap(ofText),
    ...draft.items.flatMap(ofItem),
    ...(['discount', 'tax', 'note'] as const).flatMap(ofText),
  ];
  const total = sumsOf(draft).totals?.total;
  if (total === undefined || isPayableTotal(total)) return errors;
  const text = total > 0n ? 'The total is too large.' : 'The total must be above 0.00.';
  return [...errors, { field: 'total', label: 'Total', text, isMissing: false }];
}

/** Whether the draft can be read as an invoice. */
export const mayReview = ({ draft, choices }: Pick<InvoiceContext, 'draft' | 'choices'>): boolean =>
  errorsOf(draft).length === 0 && currencyIdOf({ draft, choices }) !== null;

const currencyIdOf = ({ draft, choices }: Pick<InvoiceContext, 'draft' | 'choices'>): string | null =>
  choices?.currencies.find(({ code }) => code === draft.currency)?.id ?? null;

const orderedItem = (item: DraftItem, currency: string): OrderedItem => ({ item: item.item.trim(), ...lineOf(item, currency) });

/** A larger logo would leave a browser no room for the rest of the order. In characters of its address. */
const MOST_LOGO = 200_000;

const keptBusiness = (business: BillBusiness | null): BillBusiness | null =>
  business && business.logo.length > MOST_LOGO ? { ...business, logo: '' } : business;

/** Returns the invoice of the draft, under a new key. Of a draft without errors. */
export function orderOf(context: Pick<InvoiceContext, 'draft' | 'choices'>): InvoiceOrder {
  const { draft } = context;
  return {
    idempotencyKey: crypto.randomUUID(),
    title: draft.title.trim(),
    dueOn: dueDay(draft.dueDate) ?? '',
    currency: draft.currency,
    currencyId: currencyIdOf(context) ?? '',
    customerName: draft.customerName.trim(),
    customerEmail: draft.customerEmail.trim(),
    companyName: draft.companyName.trim(),
    companyEmail: draft.companyEmail.trim(),
    customerAddress: draft.customerAddress.trim(),
    items: draft.items.map((item) => orderedItem(item, draft.currency)),
    discount: percentIn(draft.discount) ?? '',
    tax: percentIn(draft.tax) ?? '',
    total: decimalOf(sumsOf(draft).totals?.total ?? 0n),
    note: draft.note.trim(),
    partPayments: draft.partPayments,
    business: keptBusiness(context.choices?.business ?? null),
  };
}

/** Whether an invoice adds up and asks for something. Nothing else is sent. */
export function addsUp(order: InvoiceOrder): boolean {
  const totals = totalsOf(order);
  return totals !== null && isPayableTotal(totals.total) && decimalOf(totals.total) === order.total;
}

/** Whether what was read can still be sent: its due date may have passed since. */
export const maySend = ({ order }: Pick<InvoiceContext, 'order'>): boolean =>
  order !== null && addsUp(order) && order.dueOn >= today();
