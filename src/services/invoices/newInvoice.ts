/** The ports of a new invoice (INV-02, INV-03). */
import { wallets } from '../../../contract/balances/wallets';
import { type InvoiceOutcome, invoices } from '../../../contract/invoices/invoices';
import { onboarding } from '../../../contract/onboarding/onboarding';
import type { BillBusiness, Choices, InvoiceOrder, SentInvoice } from '../../../machines/invoices/invoice/invoice.types';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import type { Keyed } from '../../../machines/kit/order/order.types';
import { call, type Options } from '../call';
import { wireInvoice } from './wireInvoice';

/** Returns what the bill says of the business. Null for a role that cannot read it. */
async function billBusiness(options: Options): Promise<BillBusiness | null> {
  try {
    const { name, address, city, state, emailaddress, mobilenumber } = await call(onboarding.getBusinessInformation, {}, options);
    // Lagos is in Lagos.
    const place = [...new Set([city, state])].filter(Boolean).join(', ');
    return {
      name,
      logo: '',
      address: [address, place].filter(Boolean).join('\n'),
      email: emailaddress,
      phone: mobilenumber,
      rcNumber: '',
      tin: '',
    };
  } catch (error) {
    if (error instanceof Failure && error.fault.kind === 'server') return null;
    throw error;
  }
}

export const loadChoices: Service<void, Choices> = async (_, options) => {
  const [currencies, business] = await Promise.all([call(wallets.listCurrencies, {}, options), billBusiness(options)]);
  return { currencies, business };
};

/** Sends one invoice for each key. */
export const createInvoice: Service<InvoiceOrder, SentInvoice> = ({ idempotencyKey, ...order }, options) =>
  call(invoices.createInvoice, { headers: { 'idempotency-key': idempotencyKey }, body: wireInvoice(order) }, options);

export const getInvoiceStatus: Service<Keyed, InvoiceOutcome> = ({ idempotencyKey }, options) =>
  call(invoices.getInvoiceStatus, { query: { idempotencyKey } }, options);
