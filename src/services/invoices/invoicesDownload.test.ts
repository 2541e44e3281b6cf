// @vitest-environment happy-dom
/** The contents of a file of invoices. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { invoiceFilters, invoiceReaders } from '../../../machines/invoices/invoices/invoices.machine';
import { inFile } from '../../../machines/invoices/invoices/invoices.rules';
import { narrowed } from '../../../machines/kit/list/narrow';
import { keepToken } from '../token';
import { listInvoices } from './invoices';
import { exportInvoices } from './invoicesDownload';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[INV-01 GEN-06] a file of invoices has each one that the filter shows once, with what is left, and no cell is a formula', async () => {
  keepToken('T');
  const all = Array.from({ length: 150 }, (_, n) => ({
    id: n,
    title: '=1+1',
    reference: `INV-${n}`,
    customerName: 'Halima, D.',
    customerEmail: 'halima@danjuma.test',
    amount: '1000.00',
    currency: 'NGN',
    dueDate: n < 50 ? '06/12/2026' : '12/11/2026',
    status: 'Pending',
    amountPaid: '400.50',
    dateCreated: '2026-11-01 09:30:00',
    paymentLinkUrl: `https://pay.provider.test/KIV-${n}`,
  }));
  vi.stubGlobal('fetch', async () => Response.json({ items: all, totalItems: all.length }));
  const wanted = { filter: { ...invoiceFilters.empty, standing: 'overdue' }, format: 'csv' } as const;
  const { name, content } = await exportInvoices(narrowed(listInvoices, invoiceFilters, invoiceReaders), inFile)(wanted, {
    signal: new AbortController().signal,
  });
  expect(name).toMatch(/^Invoices-.+\.csv$/);
  const lines = (await content.text()).split('\r\n');
  expect(lines).toHaveLength(102);
  expect(lines[100]).toBe(
    '\'=1+1,"Halima, D.",halima@danjuma.test,,INV-149,NGN,1000.00,400.50,0,599.50,2026-11-12,Overdue by 10 days,Pending,2026-11-01 09:30:00,https://pay.provider.test/KIV-149',
  );
});
