import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from '../../../machines/payouts/earlierPayouts/earlierPayouts.rules';
import { paid } from '../../../machines/payouts/payoutDetails/payoutDetails.flow';
import { call } from '../call';
import { beforeIn, earlierOf, earlierPayouts } from './earlierPayouts';

vi.mock('../call', () => ({ call: vi.fn() }));
vi.mock('../token', () => ({ forBusiness: () => ({ subsidiary_id: '1001' }) }));
const answers = vi.mocked(call);

const before = {
  accountNumber: '0123456789',
  recipient: 'ADA OKAFOR',
  bankName: 'Guaranty Trust Bank',
  payoutId: '1',
  initiatedAt: '2026-11-21T08:42:10',
};
const at = (payoutId: string, initiatedAt: string | null, accountNumber = '0123456789') => ({
  ...paid,
  payoutId,
  initiatedAt,
  accountNumber,
});
const idsOf = (rows: ReturnType<typeof earlierOf>) => rows.map(({ payoutId }) => payoutId);

describe('[PAY-01] earlier payouts to the same recipient', () => {
  it('have a key that any account number fits into', () => {
    const accountNumber = 'GB29 NWBK&payoutId=9';
    expect(beforeIn(keyOf({ ...paid, accountNumber }))).toEqual({ ...before, accountNumber });
    expect(beforeIn(keyOf({ ...paid, initiatedAt: null })).initiatedAt).toBe('');
  });

  it('are the last three before it, newest first', () => {
    const rows = [
      at('2', '2026-11-01T08:00:00'),
      at('3', '2026-11-20T08:00:00'),
      at('4', '2026-11-21T08:42:10'),
      at('5', '2026-10-01T08:00:00'),
    ];
    expect(idsOf(earlierOf(rows, before))).toEqual(['4', '3', '2']);
  });

  it('are not the payout itself, later ones, those to other accounts, or those without a date', () => {
    const rows = [
      at('1', '2026-11-21T08:42:10'),
      at('2', '2026-11-21T08:42:11'),
      at('3', '2026-11-20T08:00:00', '01234567890'),
      at('4', null),
    ];
    expect(idsOf(earlierOf(rows, before))).toEqual([]);
    expect(idsOf(earlierOf(rows, { ...before, initiatedAt: '' }))).toEqual(['2']);
  });

  it.each([
    ['another person with the same number', { recipient: 'ADAEZE BALOGUN' }, 0],
    ['the same number at another bank', { bankName: 'FCMB' }, 0],
    ['a list that names no bank', { bankName: '' }, 1],
  ])('must match in name and bank: %s', (_, other, count) =>
    expect(earlierOf([{ ...at('2', '2026-11-01T08:00:00'), ...other }], before)).toHaveLength(count),
  );
});

describe('[PAY-01] the search for earlier payouts', () => {
  afterEach(() => void answers.mockReset());
  const { signal } = new AbortController();
  const pageIn = (input: unknown) => Number(Object(input).query.pageNumber);
  /** A recipient whose number 99 newer payouts of another person have before each page ends. */
  const all = Array.from({ length: 300 }, (_, n) => ({
    ...at(`${n + 2}`, `2026-10-01T0${9 - Math.floor(n / 100)}:00:00`),
    recipient: n % 100 === 99 ? before.recipient : 'ADAEZE BALOGUN',
  }));
  const answer = (rows: typeof all) =>
    answers.mockImplementation(async (_, input) => ({
      rows: rows.slice((pageIn(input) - 1) * 100, pageIn(input) * 100),
      total: rows.length,
    }));
  const key = keyOf({ ...paid, ...before });

  it('goes on beyond a first page of others with the same number', async () => {
    answer(all);
    expect(idsOf(await earlierPayouts({ key }, { signal }))).toEqual(['101', '201', '301']);
    expect(answers.mock.calls.map(([, input]) => pageIn(input))).toEqual([1, 2, 3]);
    expect(answers.mock.calls[0]?.[1]).toMatchObject({
      query: { pageSize: '100', status: 'Successful', keyword: before.accountNumber, SearchableColumns: 'beneficiaryNumber' },
    });
  });

  it('ends once three are found', async () => {
    answer(Array.from({ length: 300 }, (_, n) => at(`${n + 2}`, '2026-10-01T10:00:00')));
    expect(await earlierPayouts({ key }, { signal })).toHaveLength(3);
    expect(answers).toHaveBeenCalledTimes(1);
  });
});
