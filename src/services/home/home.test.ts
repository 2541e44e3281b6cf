// @vitest-environment happy-dom
/** What the home page asks for, and its points as files. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { flowKey } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import { readSheet } from '../../../sandbox/testing/sheet';
import { keepToken } from '../token';
import { inflowOutflow, transactionSummary, walletBalances } from './home';
import { flowCsv, flowPicture, flowSheet } from './inflowOutflowExport';

const options = { signal: new AbortController().signal };
const asked: URL[] = [];
let answer: unknown;

beforeEach(() => {
  asked.length = 0;
  keepToken('T');
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://kontor.test'));
    return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  });
});
afterAll(() => vi.unstubAllGlobals());

describe('[NAV-06] the calls of the home page follow the currency', () => {
  it.each(['week', 'year'] as const)('[HOM-02] points of the %s', async (range) => {
    answer = { data: [] };
    await inflowOutflow({ key: flowKey(range, 'USD') }, options);
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      `/subsidiary/metric/inflow/outflow?type=${range}&currency=USD`,
    ]);
  });
  it('[HOM-01] the summary', async () => {
    answer = { data: { count: 1, volume: '2.00', settlements: '1.90' } };
    expect(await transactionSummary({ key: 'GBP' }, options)).toMatchObject({ count: 1, countChange: null });
    expect(asked[0]?.search).toBe('?currency=GBP');
  });
  it('[HOM-01] but the balances come for all of them', async () => {
    answer = { wallets: [] };
    expect(await walletBalances({ key: '' }, options)).toEqual([]);
    expect(asked[0]?.search).toBe('');
  });
});

describe('[HOM-02 GEN-06] the points as a file', () => {
  const shown = {
    currency: 'NGN',
    points: [
      { name: 'October 2026', inflow: '90071992547409.93', outflow: '0.10' },
      { name: '=cmd()', inflow: '0.10', outflow: '0.30' },
    ],
  };
  const rows = [
    ['Date', 'Inflow (NGN)', 'Outflow (NGN)', 'Net (NGN)'],
    ['October 2026', '90071992547409.93', '0.10', '90071992547409.83'],
    ["'=cmd()", '0.10', '0.30', '-0.20'],
  ];
  const named = (ending: string) => new RegExp(`^Inflow-and-outflow-\\d{8}-\\d{6}-[0-9a-f]{8}\\.${ending}$`);

  it('is CSV: exact, below zero as it is, and no formula', async () => {
    const { name, content } = flowCsv(shown);
    expect(name).toMatch(named('csv'));
    expect(
      (await content.text())
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n')
        .map((line) => line.split(',')),
    ).toEqual(rows);
  });
  it('is a spreadsheet that says the same', async () => {
    const { name, content } = await flowSheet(shown);
    expect(name).toMatch(named('xlsx'));
    const sheet = readSheet(new Uint8Array(await content.arrayBuffer()));
    expect(sheet).toEqual({ name: 'Inflow and outflow', rows, formulas: 0 });
  });
  it('is a picture by the same kind of name', () => expect(flowPicture(new Blob()).name).toMatch(named('png')));
});
