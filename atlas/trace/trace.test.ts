import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { port } from '../../machines/kit/flow/port';
import { readSheet } from '../../sandbox/testing/sheet';
import { modelOf } from '../graph';
import { COLUMNS, csvOf, sheetOf } from './cells';
import { pageOf } from './page';
import { type Line, type Sources, totalsOf, traceOf, untested } from './trace';

const machine = setup({
  types: { events: {} as { type: 'go' } },
  actors: { pay: port<void>('pay', { calls: ['initiatePayout'] }) },
}).createMachine({
  id: 'm',
  initial: 'a',
  states: {
    a: { meta: { req: ['PAY-01'] }, on: { go: 'b' } },
    b: { meta: { req: ['PAY-02'] }, invoke: { id: 'pay', src: 'pay', onDone: 'c', onError: 'c' } },
    c: { type: 'final' },
  },
});

const sources: Sources = {
  requirements: ['PAY-01', 'PAY-02', 'PAY-03', 'PAY-04', 'PAY-05'].map((id) => ({ id, text: `what ${id} wants` })),
  tests: [
    { file: 'a.test.ts', title: 'shows it', ids: ['PAY-01'] },
    { file: 'a.test.ts', title: 'shows another', ids: ['PAY-03'] },
  ],
  models: [modelOf(machine)],
  endpoints: [
    { name: 'initiatePayout', method: 'POST', path: '/pay', req: ['PAY-02'], assumed: false },
    { name: 'getPayout', method: 'GET', path: '/payout', req: ['PAY-03'], assumed: true },
  ],
  verdicts: [{ flow: 'm', property: 'It is so', kind: 'never', req: ['PAY-01'], verdict: 'PROVED', detail: '' }],
  untaken: ['m.a | go | 0'],
};

const lines = traceOf(sources);
const gaps = lines.map(({ requirement, chart, gap }) => `${requirement || '-'} ${chart || '-'}: ${gap}`);

describe('[FLW-02] the matrix', () => {
  it('lists every gap as a row', () =>
    expect(gaps).toEqual([
      'PAY-01 m: ',
      'PAY-02 m: no test',
      'PAY-03 -: no flow calls the endpoint for it',
      'PAY-04 -: not implemented',
      'PAY-05 -: not implemented',
      '- m: the state implements no requirement',
      '- m: no path covers the transition',
    ]));
  it('joins rows by ids', () => {
    expect(lines[0]).toMatchObject({
      states: ['a'],
      transitions: ['a: go -> b'],
      properties: ['PROVED: It is so'],
      tests: ['a.test.ts: shows it'],
    });
    expect(lines[1]?.endpoints).toEqual(['initiatePayout: POST /pay']);
    expect(lines[2]?.endpoints).toEqual(['getPayout: GET /payout (assumed)']);
  });
  it('is counted', () => expect(totalsOf(lines)).toEqual({ requirements: 5, tested: 2, served: 2, gaps: 6 }));
  it('lists ids without a test', () => expect(untested(lines, ['PAY-01', 'PAY-02'])).toEqual(['PAY-02']));
});

describe('[FLW-02] the matrix in a file', () => {
  const hostile: Line = {
    requirement: 'PAY-01',
    text: '=HYPERLINK("http://x","y")',
    chart: '@m',
    states: ['+1', 'a "b", c'],
    transitions: [],
    endpoints: ['_x003D_1'],
    properties: ['<script>alert(1)</script>'],
    tests: Array.from({ length: 2000 }, (_, n) => `tests/a.test.ts: title ${n} that is rather long`),
    gap: '',
  };
  it('is CSV without formulas', () => {
    const csv = csvOf([hostile]);
    expect(csv.startsWith(`\uFEFF${COLUMNS.join(',')}\r\nPAY-01,"'=HYPERLINK(""http://x"",""y"")",'@m,"'+1\na ""b"", c"`)).toBe(
      true,
    );
  });
  it('is a spreadsheet that reads back unchanged, without formulas', async () => {
    const sheet = readSheet(await sheetOf([hostile, ...lines]));
    expect(sheet.name).toBe('Trace');
    expect(sheet.formulas).toBe(0);
    expect(sheet.rows[0]).toEqual(COLUMNS);
    expect(sheet.rows).toHaveLength(lines.length + 2);
    expect(sheet.rows[1]?.slice(0, 4)).toEqual(['PAY-01', '\'=HYPERLINK("http://x","y")', "'@m", '\'+1\na "b", c']);
    expect(sheet.rows[1]?.[5]).toBe('_x003D_1');
    expect(sheet.rows[3]?.[8]).toBe('no test');
  });
  it('counts what does not fit into a cell', async () => {
    const tests = readSheet(await sheetOf([hostile])).rows[1]?.[7] ?? '';
    expect(tests.length).toBeLessThan(32_767);
    expect(tests).toMatch(/\nand \d+ more$/);
  });
  it('is a page with its gaps in words, without scripts or requests', () => {
    const page = pageOf('Trace <of> m', [hostile, ...lines], [{ text: 'All', href: 'index.html' }]);
    expect(page).toContain('<title>Trace &lt;of&gt; m</title>');
    expect(page).not.toContain('<script');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('<strong>Gap: no path covers the transition</strong>');
    expect(page).toContain('<a href="index.html">All</a>');
    expect(page).not.toMatch(/\b(src|href)="(https?:)?\/\//);
  });
});
