/** An invoice with the names of the call. Empty fields are not sent. */
import type { NewInvoice } from '../../../contract/invoices/invoices';

interface Sendable {
  readonly title: string;
  readonly note: string;
  readonly total: string;
  readonly dueOn: string;
  readonly discount: string;
  readonly tax: string;
  readonly items: readonly { readonly item: string; readonly quantity: string; readonly rate: string }[];
  readonly currencyId: string;
  readonly customerName: string;
  readonly companyName: string;
  readonly customerEmail: string;
  readonly companyEmail: string;
  readonly customerAddress: string;
  readonly partPayments: boolean;
}

export const wireInvoice = (invoice: Sendable): NewInvoice => ({
  invoiceTitle: invoice.title,
  ...(invoice.note && { description: invoice.note }),
  amount: invoice.total,
  dueDate: invoice.dueOn,
  ...(invoice.discount && { discount: invoice.discount }),
  ...(invoice.tax && { tax: invoice.tax }),
  invoiceItems: invoice.items.map(({ item, quantity, rate }) => ({ item, quantity: Number(quantity), amount: rate })),
  currencyId: invoice.currencyId,
  businessDetails: {
    customerName: invoice.customerName,
    ...(invoice.companyName && { companyName: invoice.companyName }),
    emailAddress: invoice.customerEmail,
    ...(invoice.companyEmail && { companyEmailAddress: invoice.companyEmail }),
    ...(invoice.customerAddress && { customerAddress: invoice.customerAddress }),
  },
  partPayments: invoice.partPayments,
});
