import { afterEach, describe, expect, it, vi } from 'vitest';
import { call } from '../call';
import { repeatedToday } from './likePayouts';

vi.mock('../call', () => ({ call: vi.fn() }));
vi.mock('../token', () => ({ forBusiness: () => ({ subsidiary_id: '1001' }) }));

const answers = vi.mocked(call);
const { signal } = new AbortController();
const paid = (accountNumber: string, amount: string, more: object = {}) => ({
  payoutId: crypto.randomUUID(),
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

  /** A provider that made so many payouts today, each of another account. */
  const made250 = Array.from({ length: 250 }, (_, at) => paid(`${at + 1}`, '5'));
  const pageIn = (input: unknown) => Number(Object(input).query.pageNumber);
  const given = Array.from({ length: 300 }, (_, at) => row(at + 2, `${at + 1}`, '5'));

  it.each([
    ['counts them', () => 250, [1, 2, 3]],
    ['does not count them', (rows: number) => rows, [1, 2, 3, 1, 2, 3]],
  ])('[BLK-01] reads every page of the day from a provider that %s', async (_, total, pages) => {
    answers.mockImplementation(async (__, input) => {
      const rows = made250.slice((pageIn(input) - 1) * 100, pageIn(input) * 100);
      return { rows, total: total(rows.length) };
    });
    const found = await repeatedToday(given, 'NGN', { signal });
    expect(found?.lines).toEqual(given.slice(0, 250).map(({ line }) => line));
    expect(answers.mock.calls.map(([, input]) => pageIn(input))).toEqual(pages);
    expect(answers.mock.calls[0]?.[1]).toMatchObject({ headers: { subsidiary_id: '1001' }, query: { pageSize: '100' } });
  });

  it('[BLK-01] says that there are too many to compare with, and reads no further', async () => {
    answers.mockResolvedValue({ rows: made250.slice(0, 100), total: 50_001 });
    await expect(repeatedToday(given, 'NGN', { signal })).rejects.toMatchObject({
      fault: { message: expect.stringMatching(/more than 50,000 payouts today/) },
    });
    expect(answers).toHaveBeenCalledTimes(1);
  });
});
