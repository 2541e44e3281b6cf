// @vitest-environment happy-dom
/** What the calls of split settlements send, and what of their answers is taken. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { partners } from '../../../machines/splits/splitAccount/splitAccount.cases';
import * as splits from './splitSettlements';

const sent: { readonly path: string; readonly query: object; readonly key: string | null; readonly body: unknown }[] = [];
let answers: unknown[] = [];
const options = { signal: new AbortController().signal };

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://kontor.test');
    sent.push({
      path: pathname,
      query: Object.fromEntries(searchParams),
      key: new Headers(init.headers).get('idempotency-key'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return new Response(JSON.stringify(answers.shift()), { headers: { 'content-type': 'application/json' } });
  });
});

const row = (id: number, more: object) => ({
  splitSettlementId: id,
  name: 'Partners',
  rateType: 'Flat',
  isActive: true,
  ...more,
});

describe('split settlements on the wire', () => {
  it('[SPL-01] a list asks for words in one column, a state in the documents’ word, and whole days', async () => {
    answers = [{ items: [], totalCount: 0 }];
    const keyword = { text: 'levy', column: 'name' } as const;
    const filter = { keyword, state: 'Pending', days: { from: '2026-11-01', to: '2026-11-02' } } as const;
    await splits.listSplits({ filter, page: 2, size: 5 }, options);
    expect(sent).toMatchObject([
      {
        path: '/splitsettlement/fetch',
        query: {
          PageNumber: '2',
          PageSize: '5',
          SelectedSearchColumn: 'name',
          Keyword: 'levy',
          Filter: 'Pending',
          StartDate: '2026-11-01 00:00:00',
          EndDate: '2026-11-02 23:59:59',
        },
      },
    ]);
  });

  it('[SPL-09] one is found by its name and is the one of its id, whichever way its currency is told', async () => {
    const page = { items: [row(7, { currency: 'NGN', currencyId: 1 }), row(8, { currency: { id: 2, name: 'USD' } })] };
    answers = [page, page, page];
    expect(await splits.findSplit({ id: '8', name: 'Partners' }, options)).toMatchObject({
      split: { id: '8', currency: 'USD', currencyId: '2', rateType: 'flat', customUrl: '', accounts: [] },
    });
    expect(await splits.findSplit({ id: '7', name: 'Partners' }, options)).toMatchObject({ split: { currencyId: '1' } });
    expect(await splits.findSplit({ id: '9', name: 'Partners' }, options)).toEqual({ split: null });
    expect(sent[0]?.query).toMatchObject({ SelectedSearchColumn: 'name', Keyword: 'Partners' });
  });

  it('[SPL-08 SPL-09] each account is sent by its kind, once a key, with the code', async () => {
    answers = [{ status: true }];
    expect(await splits.upsertSplit({ order: { split: partners, idempotencyKey: 'K' }, otp: '1' }, options)).toEqual({
      status: true,
      message: '',
    });
    expect(sent).toMatchObject([
      {
        path: '/splitsettlement/upsert',
        key: 'K',
        body: { splitSettlementId: '3', name: 'Partners', rateType: 'percentage', currencyId: '1', isActive: true, otp: '1' },
      },
    ]);
    expect(Object(sent[0]?.body).accountDetails).toEqual([
      { merchantId: '1002', accountName: 'BLUECREST FOODS', amount: '30.00' },
      {
        bankCode: '058',
        bankName: 'Guaranty Trust Bank',
        accountNumber: '0123456789',
        accountName: 'ADA OKAFOR',
        amount: '12.50',
      },
    ]);
  });

  it('[SPL-05] a merchant is looked up without a bank, an account with it', async () => {
    answers = [{ data: { accountName: 'A' } }, { data: { accountName: 'B' }, message: 'Found' }];
    await splits.resolveSplitAccount({ type: 'Merchant', accountNumber: '1004', bankCode: '' }, options);
    const found = await splits.resolveSplitAccount({ type: 'Bank', accountNumber: '0123456789', bankCode: '058' }, options);
    expect(found).toEqual({ accountName: 'B', message: 'Found' });
    expect(sent.map(({ body }) => body)).toEqual([
      { type: 'Merchant', accountNumber: '1004' },
      { type: 'Bank', accountNumber: '0123456789', bankCode: '058' },
    ]);
  });
});
