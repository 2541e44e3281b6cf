// @vitest-environment happy-dom
/** What the check of a bank's file asks for, and what its own file says. */
import { expect, it } from 'vitest';
import { settlement } from '../../../machines/settlements/bankCheck/bankCheck.cases';
import { describeServices } from '../../../tests/services/exchanges';
import { exportBankCheck, listPaid } from './bankCheck';

describeServices('the settlements of a bank’s file', [
  {
    name: '[STL-01] listPaid asks for nothing but the days and the currency',
    call: (options) => listPaid({ from: '2026-11-20', to: '2026-11-26', currency: 'NGN' }, options),
    asks: [
      {
        to: 'GET /subsidiary/dashboard/settlement/paginated',
        query: {
          page: '1',
          limit: '100',
          currency: 'NGN',
          fromdate: '2026-11-20 00:00:00',
          todate: '2026-11-26 23:59:59',
        },
        answer: { items: [], totalItems: '0' },
      },
    ],
    gives: [],
  },
]);

it('[STL-01 GEN-06] the file of a check has each settlement with what the bank has of it, and no formula', async () => {
  const credit = { kind: 'credit', line: 3, day: '2026-11-26', amount: '5.00', text: '=1+1' } as const;
  const entries = [
    { kind: 'different', settlement: settlement(), credits: [credit], together: 1, differs: ['amount'] },
    { kind: 'missing', settlement: settlement({ reference: 'STL-2' }), credits: [], together: 1, differs: [] },
  ] as const;
  const { name, content } = await exportBankCheck(
    { entries, currency: 'NGN', format: 'csv' },
    { signal: new AbortController().signal },
  );
  expect(name).toMatch(/^Bank-statement-check-.+\.csv$/);
  expect((await content.text()).trimEnd().split('\r\n').slice(1)).toEqual([
    "Different,STL-20261125-25,Completed,2026-11-26 18:00:00,56080.00,5.00,2026-11-26,3,'=1+1,1",
    'Missing,STL-2,Completed,2026-11-26 18:00:00,56080.00,,,,,',
  ]);
});
