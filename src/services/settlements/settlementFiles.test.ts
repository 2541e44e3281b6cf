// @vitest-environment happy-dom
/** The files of settlements, and of the payments of one. */
import { afterEach, expect, it, vi } from 'vitest';
import { groupedSettlementFilters } from '../../../machines/settlements/groupedSettlements/groupedSettlements.machine';
import { keepToken } from '../token';
import { exportGroupedSettlements, exportSettlementTransactions } from './settlementFiles';

afterEach(() => vi.unstubAllGlobals());

const options = () => ({ signal: new AbortController().signal });

/** Answers with pages of these rows. */
function provide(rows: readonly object[]): string[] {
  const asked: string[] = [];
  keepToken('T');
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://kontor.test');
    asked.push(`${searchParams}`);
    const page = Number(searchParams.get('page'));
    const items = rows.slice((page - 1) * 100, page * 100);
    return Response.json({ data: { items, page: { total: rows.length } }, total: rows.length });
  });
  return asked;
}

const linesOf = async (content: Blob) => (await content.text()).trimEnd().split('\r\n');

it('[STL-02 GEN-06] a file of settlements has every page of what the filter matches', async () => {
  const row = { settlementDestination: 'Wallet', settlementAccount: '1001', currency: 'NGN', settlementStatus: 'Pending' };
  const paid = { settlementAmount: '10.00', transactionCount: 3, finalSettlementDate: '2026-11-26 18:00:00' };
  const asked = provide(
    Array.from({ length: 130 }, (_, n) => ({ ...row, ...paid, settlementIds: [n], settlementReferences: [`STL-${n}`] })),
  );
  const filter = { ...groupedSettlementFilters.empty, dashboard: 'NGN', status: 'Pending' as const };
  const { name, content } = await exportGroupedSettlements({ filter, format: 'csv' }, options());
  expect(asked).toEqual([1, 2].map((page) => `page=${page}&size=100&settlementstatus=Pending&currency=NGN`));
  expect(name).toMatch(/^Settlements-.+\.csv$/);
  const lines = await linesOf(content);
  expect(lines).toHaveLength(131);
  expect(lines[130]).toBe('2026-11-26 18:00:00,STL-129,Wallet,1001,,3,NGN,10.00,Pending');
});

it('[STL-01 GEN-06] a file of a settlement’s transactions leaves out what the documents leave out', async () => {
  const row = {
    id: 1,
    dateCreated: '2026-11-25 10:14:00',
    customerEmail: 'ada@customer.test',
    customerId: 77,
    maskedPan: '4242',
  };
  const money = {
    transactionAmount: '100.00',
    fee: '1.50',
    total: '100.00',
    appEnvironmentId: 1,
    currency: { shortName: 'NGN' },
  };
  const names = { paymentTypeName: 'Card', orderReference: 'KOR-1', paymentReference: 'KPY-1', orderStatus: 'Successful' };
  provide([{ ...row, ...money, ...names }]);
  const filter = { settlement: '7', days: { from: '', to: '' } };
  const { content } = await exportSettlementTransactions({ filter, format: 'csv' }, options());
  const [heads, line] = await linesOf(content);
  expect(heads?.replace('\uFEFF', '')).toBe(
    'Date,Email,Currency,Amount,Recurring Frequency,Settlement Amount,Payment method,Reference,Status',
  );
  expect(line).toBe('2026-11-25 10:14:00,ada@customer.test,NGN,100.00,,98.50,Card,KOR-1,Successful');
});
