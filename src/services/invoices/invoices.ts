/** The ports of the list of invoices and of one of them (INV-01, INV-04). */
import { wallets } from '../../../contract/balances/wallets';
import { invoices } from '../../../contract/invoices/invoices';
import type { InvoiceInFull } from '../../../machines/invoices/invoiceDetails/invoiceDetails.machine';
import type { OutsidePayment } from '../../../machines/invoices/invoicePayment/invoicePayment.machine';
import type { Invoice, InvoiceFilter } from '../../../machines/invoices/invoices/invoices.machine';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import type { Service } from '../../../machines/kit/flow/port';
import type { SaveInput } from '../../../machines/kit/form/form.types';
import type { Said } from '../../../machines/kit/otp/otp.types';
import { call } from '../call';
import { dayParams, given } from '../days';
import { wireInvoice } from './wireInvoice';

/** Returns all that match, because the call has no pages. */
export const listInvoices: Service<Query<InvoiceFilter>, Page<Invoice>> = ({ filter }, options) => {
  const { keyword, status, days } = filter;
  const query = { ...given({ [keyword.column]: keyword.text, status }), ...dayParams(days, 'fromdate', 'todate') };
  return call(invoices.listInvoices, { query }, options);
};

export const listAllInvoices: Service<unknown, readonly Invoice[]> = async (_, options) =>
  (await call(invoices.listInvoices, { query: {} }, options)).rows;

export const getInvoice: Service<{ readonly key: string }, InvoiceInFull> = ({ key }, options) =>
  call(invoices.getInvoice, { params: { id: key } }, options);

interface About {
  readonly subject: InvoiceInFull;
}

/** The documents want the whole invoice once more. It is the one that was read. */
export const resendInvoice: Service<About, Said> = async ({ subject }, options) => {
  const currencies = await call(wallets.listCurrencies, {}, options);
  const currencyId = currencies.find(({ code }) => code === subject.currency)?.id ?? '';
  const body = wireInvoice({ ...subject, dueOn: subject.dueOn ?? '', total: subject.amount, currencyId });
  return call(invoices.resendInvoice, { params: { id: subject.id }, body }, options);
};

export const voidInvoice: Service<About, Said> = ({ subject: { id } }, options) =>
  call(invoices.voidInvoice, { params: { id } }, options);

export const markInvoicePaid: Service<SaveInput<OutsidePayment>, Said> = ({ subject, values }, options) =>
  call(
    invoices.markInvoicePaid,
    { params: { id: subject }, body: { paidOn: values.paidOn.trim(), reference: values.reference.trim() } },
    options,
  );
