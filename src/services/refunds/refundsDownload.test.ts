// @vitest-environment happy-dom
/** The contents of a file of refunds. */
import { afterEach, expect, it, vi } from 'vitest';
import { refundFilters } from '../../../machines/refunds/refunds/refunds.machine';
import { keepToken } from '../token';
import { exportRefunds } from './refundsDownload';

afterEach(() => vi.unstubAllGlobals());

it('[RFD-01 GEN-06] a file of refunds has every row that the filter shows, on every page, and no cell is a formula', async () => {
  keepToken('T');
  const all = Array.from({ length: 150 }, (_, n) => ({
    refundReference: `RFD-${n}`,
    dateCreated: '2026-11-20 09:30:00',
    dateDecided: '2026-11-20 11:05:00',
    customerEmail: 'ada@customer.test',
    customerId: 9,
    transactionAmount: '20000.00',
    refundAmount: '5000.00',
    orderReference: 'KOR-1',
    paymentReference: 'KPY-1',
    refundStatus: 'Declined',
    currency: 'NGN',
    reason: '=1+1',
    remark: 'No',
    requestedBy: 'Amaka Obi',
  }));
  const statuses = new Set<string | null>();
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://kontor.test');
    statuses.add(searchParams.get('status'));
    const [page, size] = [Number(searchParams.get('page')), Number(searchParams.get('size'))];
    return Response.json({ items: all.slice((page - 1) * size, page * size), totalItems: all.length });
  });
  const wanted = { filter: { ...refundFilters.empty, status: 'Error' }, format: 'csv' } as const;
  const { name, content } = await exportRefunds(wanted, { signal: new AbortController().signal });
  expect(name).toMatch(/^Refunds-.+\.csv$/);
  const lines = (await content.text()).split('\r\n');
  expect([lines.length, ...statuses]).toEqual([152, 'Error']);
  expect(lines[150]).toBe(
    "2026-11-20 09:30:00,ada@customer.test,9,NGN,20000.00,5000.00,KOR-1,KPY-1,RFD-149,Declined,No,'=1+1,Amaka Obi,2026-11-20 11:05:00",
  );
});
