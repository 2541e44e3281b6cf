// @vitest-environment happy-dom
/** Lists and files of payouts: the calls, the filtering here, and responses that are no file. */
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payout } from '../../../contract/payouts/payouts';
import { paginate } from '../../../machines/kit/list/sorting';
import { payoutsFlow } from '../../../machines/payouts/payouts/payouts.flow';
import { type PayoutFilter, payoutFilters } from '../../../machines/payouts/payouts/payouts.machine';
import { keepBusiness, keepToken } from '../token';
import { downloadPayouts, listPayouts, payoutWallets } from './payouts';
import { narrowed } from './payoutsCut';
import { exportPayouts } from './payoutsExport';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const anything = payoutFilters.empty;
const [sample] = payoutsFlow.cases.ports.load.answers.some.rows;
const ADA = { text: 'ada', column: 'recipient' } as const;
const csv = { filter: anything, format: 'csv' } as const;
const options = { signal: new AbortController().signal };

const asked: URL[] = [];
let answer: (url: URL) => Response;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  asked.length = 0;
  keepToken('T');
  keepBusiness('1001');
  answer = () => json({ items: [], totalItems: 0 });
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://kontor.test');
    asked.push(url);
    return answer(url);
  });
});
afterAll(() => vi.unstubAllGlobals());

const wireRow = (n: number) => ({ payoutId: n, status: 'Failed', recipient: `R${n}`, payoutDate: '2026-11-20 09:30:00' });

describe('[PAY-01] the call of a filter', () => {
  it.each([
    ['', '/subsidiary/payout/all', null],
    ['Pending', '/subsidiary/payout/pending', null],
    ['Failed', '/subsidiary/payout/history', 'Failed'],
    ['Awaiting Verification', '/subsidiary/payout/history', 'Awaiting-Verification'],
    ['Awaiting Second Level Approval Verification', '/subsidiary/payout/history', 'Awaiting Second Level Approval Verification'],
  ])('with the status "%s" is %s', async (status, path, word) => {
    const keyword = { text: '01', column: 'beneficiaryNumber' } as const;
    const filter = { ...anything, keyword, status, days: { from: '2026-11-01', to: '' } };
    await listPayouts({ filter, page: 3, size: 5 }, options);
    expect(asked.map(({ pathname }) => pathname)).toEqual([path]);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      pageNumber: '3',
      pageSize: '5',
      keyword: '01',
      SearchableColumns: 'beneficiaryNumber',
      startDate: '2026-11-01 00:00:00',
      ...(word !== null && { status: word }),
    });
  });
  it.each(['', 'Failed', 'Pending'])('[PAY-02] sends the currency of the wallet, with the status "%s"', async (status) => {
    await listPayouts({ filter: { ...anything, status, currency: 'USD' }, page: 1, size: 20 }, options);
    expect(asked[0]?.searchParams.get('currency')).toBe('USD');
  });
  it('[PAY-02] shows no payout of another wallet, even if the provider ignores that filter', async () => {
    const all = ['NGN', 'USD', 'NGN'].map((debitCurrency, n) => ({ ...wireRow(n + 1), debitCurrency }));
    const filter = { ...anything, currency: 'USD' };
    answer = () => json({ items: all, totalItems: 3 });
    expect(await listPayouts({ filter, page: 1, size: 20 }, options)).toMatchObject({ rows: [{ payoutId: '2' }], total: 1 });
    answer = () => json({ items: all, totalItems: 60 });
    expect((await listPayouts({ filter, page: 1, size: 3 }, options)).rows.map(({ payoutId }) => payoutId)).toEqual(['2']);
  });
  it('[PAY-02] of the wallets is a separate call', async () => {
    answer = () => json({ wallets: [{ currency: 'NGN', availableBalance: '5', totalTransfer: '7.00', successfulTransfer: 2 }] });
    expect(await payoutWallets({ key: '' }, options)).toMatchObject([{ totalTransfer: '7.00', successfulTransfers: 2 }]);
    expect(asked[0]?.pathname).toBe('/subsidiary/dashboard/payout/wallets');
  });
});

describe('[GEN-09] a page', () => {
  const rowOf = (n: number): Payout => {
    if (!sample) throw new Error('There is no sample');
    return { ...sample, payoutId: `${n}`, recipient: n % 3 === 0 ? 'ADA OKAFOR' : `R${n}` };
  };
  const query = fc.record({
    page: fc.integer({ min: 1, max: 8 }),
    size: fc.constantFrom(5, 10, 20),
    filter: fc.constantFrom<PayoutFilter>(
      { ...anything, status: 'Failed' },
      { ...anything, status: 'Failed', keyword: ADA },
      { ...anything, status: 'Failed', days: { from: '2026-11-21', to: '' } },
      { ...anything, status: 'Failed', days: { from: '', to: '2026-11-20' } },
    ),
  });

  it('is the same whether the provider filters and pages or we do', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), query, (count, wanted) => {
        const everything = Array.from({ length: count }, (_, n) => rowOf(n));
        const found = everything.filter(
          (row) => (wanted.filter.keyword.text === '' || row.recipient === 'ADA OKAFOR') && wanted.filter.days.from === '',
        );
        const page = {
          rows: found.slice((wanted.page - 1) * wanted.size, wanted.page * wanted.size),
          total: found.length,
        };
        expect(narrowed(page, wanted)).toEqual(page);
        const whole = narrowed({ rows: everything, total: everything.length }, wanted);
        expect({ rows: paginate(whole.rows, wanted), total: whole.total }).toEqual(page);
      }),
    );
  });
});

describe('[PAY-10] the file from the provider', () => {
  const file = () => new Response(new Uint8Array([80, 75, 3, 4]), { headers: { 'content-type': XLSX } });

  it('is requested with the filter and without a page', async () => {
    answer = file;
    const filter = { ...anything, keyword: ADA, status: 'Awaiting Approval', days: { from: '', to: '2026-11-21' } };
    const { name, content } = await exportPayouts({ filter, format: 'xlsx' }, options);
    expect(name).toMatch(/^Payouts-\d{8}-\d{6}-[0-9a-f]{8}\.xlsx$/);
    expect([content.size, content.type]).toEqual([4, XLSX]);
    expect(asked[0]?.pathname).toBe('/subsidiary/payout/all/download');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      keyword: 'ada',
      SearchableColumns: 'recipient',
      status: 'Awaiting-Approval',
      endDate: '2026-11-21 23:59:59',
    });
  });
  it.each([
    ['an ended session', () => json({ message: 'Please login again' }, 401), { kind: 'sessionExpired' }],
    ['an ended session that says so politely', () => json({ message: 'Please login again' }), { kind: 'sessionExpired' }],
    ['a refusal', () => json({ message: 'Not for you' }, 403), { kind: 'server', status: 403, message: 'Not for you' }],
    ['a wrong filter', () => json({ message: 'No such day' }, 400), { kind: 'server', status: 400, message: 'No such day' }],
    ['a page', () => new Response('<h1>', { headers: { 'content-type': 'text/html' } }), { kind: 'badAnswer' }],
    ['JSON', () => json({ items: [] }), { kind: 'badAnswer' }],
    ['a picture', () => new Response('x', { headers: { 'content-type': 'image/png' } }), { kind: 'badAnswer' }],
    ['an empty file', () => new Response('', { headers: { 'content-type': XLSX } }), { kind: 'badAnswer' }],
  ])('is not %s', async (_, respond, fault) => {
    answer = respond;
    const expected = fault.kind === 'badAnswer' ? { ...fault, endpoint: 'downloadPayouts' } : fault;
    await expect(downloadPayouts(anything, options)).rejects.toMatchObject({ fault: expected });
  });
});

describe('[GEN-06] the file that the app writes', () => {
  const serve = (count: number) => {
    answer = (url) => {
      const from = (Number(url.searchParams.get('pageNumber')) - 1) * 100;
      const items = Array.from({ length: count }, (_, n) => wireRow(n)).slice(from, from + 100);
      return json({ items, totalItems: count });
    };
  };

  it('has every row of every page, and reports its progress', async () => {
    serve(250);
    const seen: number[] = [];
    const onProgress = ({ done, total }: { done: number; total: number }) => seen.push(done, total);
    const { name, content } = await exportPayouts(csv, { ...options, onProgress });
    expect(name).toMatch(/^Payouts-\d{8}-\d{6}-[0-9a-f]{8}\.csv$/);
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer()).split('\r\n');
    expect(lines).toHaveLength(252);
    expect(lines[0]?.startsWith('\uFEFFPayout date,Recipient,')).toBe(true);
    expect(lines[250]).toBe('2026-11-20 09:30:00,R249,,,,NGN,,,,Failed');
    expect(seen).toEqual([100, 250, 200, 250, 250, 250]);
  });
  it('has every row once if a call has no pages', async () => {
    const items = Array.from({ length: 250 }, (_, n) => wireRow(n));
    answer = () => json({ items, totalItems: items.length });
    const { content } = await exportPayouts(csv, options);
    expect((await content.text()).split('\r\n')).toHaveLength(252);
    expect(asked).toHaveLength(1);
  });
  it('is not written if a page fails or the download was cancelled', async () => {
    serve(250);
    const whole = answer;
    answer = (url) => (url.searchParams.get('pageNumber') === '2' ? json({ message: 'No' }, 400) : whole(url));
    await expect(exportPayouts(csv, options)).rejects.toMatchObject({ fault: { kind: 'server', message: 'No' } });
    serve(250);
    asked.length = 0;
    const leaving = new AbortController();
    const left = exportPayouts(csv, { signal: leaving.signal, onProgress: () => leaving.abort() });
    await expect(left).rejects.toBeDefined();
    expect(asked).toHaveLength(1);
  });
});
