import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from '../call';
import { repeatedToday } from './likePayouts';

vi.mock('../call', () => ({ call: vi.fn() }));
vi.mock('../token', () => ({ forBusiness: () => ({ subsidiary_id: '1001' }) }));

const answers = vi.mocked(call);
const { signal } = new AbortController();
const paid = (accountNumber: string, amount: string, more: object = {}) => ({
  accountNumber,
  amount,
  currency: 'NGN',
  status: 'Successful',
  initiatedAt: '2026-11-22T09:30:00',
  ...more,
});
const row = (line: number, number: string, amount: string) => ({ line, number, amount });

afterEach(() => void answers.mockReset());

describe('a batch that repeats payouts of today', () => {
  it('[BLK-01 PAY-05] returns its rows and the latest of those payouts, by the rule of a single payout', async () => {
    const rows = [
      paid('1', '100.00'),
      paid('1', '100', { initiatedAt: '2026-11-22T10:00:00' }),
      paid('2', '100', { status: 'Failed' }),
      paid('3', '100', { currency: 'USD' }),
      paid('4', '101'),
    ];
    answers.mockResolvedValue({ rows, total: rows.length });
    const given = [row(2, '1', '100'), row(3, '2', '100'), row(4, '3', '100'), row(5, '4', '100'), row(6, '1', '100.0')];
    const options = { signal };
    expect(await repeatedToday(given, 'NGN', options)).toEqual({ lines: [2, 6], initiatedAt: '2026-11-22T10:00:00' });
    expect(await repeatedToday(given.slice(1, 4), 'NGN', options)).toBeNull();
  });

  it('[BLK-01] reads every page of the day', async () => {
    for (let page = 1; page <= 10; page += 1) answers.mockResolvedValueOnce({ rows: [paid(String(page), '5')], total: 950 });
    const given = Array.from({ length: 12 }, (_, at) => row(at + 2, String(at + 1), '5'));
    const found = await repeatedToday(given, 'NGN', { signal });
    expect(found?.lines).toHaveLength(10);
    const pages = answers.mock.calls.map(([, input]) => input);
    expect(pages).toMatchObject(Array.from({ length: 10 }, (_, at) => ({ query: { pageNumber: `${at + 1}`, pageSize: '100' } })));
  });
});
