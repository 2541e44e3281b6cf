/** The ports of a new invoice (INV-02, INV-03). */
import { wallets } from '../../../contract/balances/wallets';
import { type InvoiceOutcome, invoices } from '../../../contract/invoices/invoices';
import type { BillBusiness, Choices, InvoiceOrder, SentInvoice } from '../../../machines/invoices/invoice/invoice.types';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import type { Keyed } from '../../../machines/kit/order/order.types';
import { call, type Options } from '../call';
import { wireInvoice } from './wireInvoice';

/** The statuses of a provider that doesn’t have the call, or doesn’t let this role have it. */
const NOT_OFFERED: readonly number[] = [403, 404];

/** Returns what the bill says of the business, as the provider writes it. Null where that is not known before the bill is sent. */
async function billBusiness(options: Options): Promise<BillBusiness | null> {
  try {
    return await call(invoices.getBillBusiness, {}, options);
  } catch (error) {
    if (error instanceof Failure && error.fault.kind === 'server' && NOT_OFFERED.includes(error.fault.status)) return null;
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
