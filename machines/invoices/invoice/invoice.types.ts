import type { Currency } from '../../../contract/balances/wallets';
import type { InvoiceInFull, SentInvoice } from '../../../contract/invoices/invoices';
import type { Keyed, OrderBookmark, OrderContext, OrderEvent } from '../../kit/order/order.types';

export type { Currency, InvoiceInFull, SentInvoice };

/** One line of the form, as typed. */
export interface DraftItem {
  /** Identifies the line while others are added and removed. */
  readonly key: string;
  readonly item: string;
  readonly quantity: string;
  readonly rate: string;
}

export type ItemField = Exclude<keyof DraftItem, 'key'>;

/** The merchant's input, as typed. */
export interface Draft {
  readonly title: string;
  /** Day, month and year: `06/12/2026`. */
  readonly dueDate: string;
  readonly currency: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly companyName: string;
  readonly companyEmail: string;
  readonly customerAddress: string;
  /** Never empty: the first line stays. */
  readonly items: readonly DraftItem[];
  readonly discount: string;
  readonly tax: string;
  readonly note: string;
  readonly partPayments: boolean;
}

export type DraftText = Exclude<keyof Draft, 'items' | 'partPayments'>;

export interface OrderedItem {
  readonly item: string;
  readonly quantity: string;
  /** Decimal text in major units, for one piece. */
  readonly rate: string;
}

/** The invoice as the merchant reads it and as it is sent. Amounts are decimal text in major units. */
export interface InvoiceOrder extends Keyed {
  readonly title: string;
  /** ISO date. */
  readonly dueOn: string;
  readonly currency: string;
  readonly currencyId: string;
  readonly customerName: string;
  readonly customerEmail: string;
  readonly companyName: string;
  readonly companyEmail: string;
  readonly customerAddress: string;
  readonly items: readonly OrderedItem[];
  /** Percent, as decimal text. Empty: none. */
  readonly discount: string;
  readonly tax: string;
  /** After discount and tax. */
  readonly total: string;
  readonly note: string;
  readonly partPayments: boolean;
  /** What the bill says of the business, so that it reads the same after a reload. It is not sent. Null: not known, and the bill has the name alone. */
  readonly business: BillBusiness | null;
}

export type Bookmark = OrderBookmark<Draft, InvoiceOrder>;

/** What the bill says of the business. Empty texts are left out. */
export type BillBusiness = NonNullable<InvoiceInFull['business']>;

/** What the form needs before it can be filled in. */
export interface Choices {
  readonly currencies: readonly Currency[];
  /** Null if this role cannot read it: the bill then has the name alone. */
  readonly business: BillBusiness | null;
}

export interface InvoiceInput {
  /** The currency of the dashboard. */
  readonly currency: string;
  /** The id of the invoice to duplicate. Null: none. */
  readonly from: string | null;
  readonly bookmark: Bookmark | null;
}

/** `order` is the invoice that the merchant reads, or that may have been sent. */
export interface InvoiceContext extends OrderContext<InvoiceOrder> {
  readonly from: string | null;
  readonly draft: Draft;
  /** Whether the draft is from before a reload, so that nothing is filled in over it. */
  readonly isResumed: boolean;
  /** Null until they are loaded. */
  readonly choices: Choices | null;
  /** Whether every field shows its error: the merchant asked for the review. */
  readonly isChecked: boolean;
  /** What the provider made of the order. Null until it says so. */
  readonly sent: SentInvoice | null;
}

/** `sessionExpired`: the session expired, and the bookmark stays. */
export type InvoiceOutput = { readonly result: 'sent' | 'closed' | 'sessionExpired' };

export type InvoiceEvent =
  | { type: 'choices.retry' }
  | { type: 'text.changed'; field: DraftText; text: string }
  | { type: 'customer.chosen'; customerName: string; customerEmail: string }
  | { type: 'parts.changed'; partPayments: boolean }
  | { type: 'item.changed'; key: string; field: ItemField; text: string }
  | { type: 'item.added' }
  | { type: 'item.removed'; key: string }
  | { type: 'invoice.reviewed' }
  | { type: 'invoice.revised' }
  | { type: 'invoice.sent' }
  | OrderEvent;
