/** Invoices in tests. */

import type { NewInvoice } from '../../contract/invoices/invoices';
import { invoices } from '../../contract/invoices/invoices';
import { totalsOf } from '../../contract/invoices/invoiceTotals';
import { toMajor } from '../rules/money';
import type { Sandbox } from '../start';
import { call, send } from './client';
import { keyIn } from './paying';

type Changes = Partial<Omit<NewInvoice, 'businessDetails'>> & {
  readonly businessDetails?: Partial<NewInvoice['businessDetails']>;
};

/** A valid invoice over NGN 100,000.00 unless it is changed. Its total follows from its items. */
export function newInvoice({ businessDetails, ...changes }: Changes = {}): NewInvoice {
  const invoiceItems = changes.invoiceItems ?? [{ item: 'Adire work shirts', quantity: 4, amount: '25000.00' }];
  const { discount = '0', tax = '0' } = changes;
  const items = invoiceItems.map(({ quantity, amount }) => ({ quantity: `${quantity}`, rate: amount }));
  const totals = totalsOf({ items, discount, tax });
  return {
    invoiceTitle: 'Uniforms',
    dueDate: '2027-12-31',
    currencyId: '1',
    discount,
    tax,
    amount: toMajor(totals?.total ?? 1n),
    partPayments: true,
    ...changes,
    invoiceItems,
    businessDetails: { customerName: 'Ada Okafor', emailAddress: 'ada@customer.test', ...businessDetails },
  };
}

/** Sends any invoice, valid or not. */
export const sendInvoice = (sandbox: Sandbox, token: string, body: object, key: string = crypto.randomUUID()) =>
  send(sandbox, invoices.createInvoice, { headers: { 'idempotency-key': key }, body }, token);

/** Sends a valid invoice, and returns it as it is read. */
export async function sentInvoice(sandbox: Sandbox, token: string, changes: Changes = {}) {
  const parts = { headers: { 'idempotency-key': crypto.randomUUID() }, body: newInvoice(changes) };
  const { id } = await call(sandbox, invoices.createInvoice, parts, token);
  return readInvoice(sandbox, token, id);
}

export const readInvoice = (sandbox: Sandbox, token: string, id: string) =>
  call(sandbox, invoices.getInvoice, { params: { id } }, token);

/** Opens the customer's page and sends its form. Returns the page that follows. */
export async function payInvoiceAt(url: string, fields: Record<string, string> = {}) {
  const key = keyIn(await (await fetch(url)).text());
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ key, share: 'all', ...fields }) });
  return { status: answer.status, text: await answer.text() };
}

export const aPart = (amount: string) => ({ share: 'part', amount });
