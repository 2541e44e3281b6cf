import { describe, expect, it } from 'vitest';
import { oneOfEach } from './toDo.flow';
import { toDoItems } from './toDo.rules';

const amaka = { id: '1', name: 'Amaka Obi' };
const [code] = oneOfEach.codes?.rows ?? [];
const [pending] = oneOfEach.approvals?.rows ?? [];
if (!code || !pending) throw new Error('The cases have no rows.');
const none = { codes: null, approvals: null, failures: null };

describe('[PAY-01 APR-01] what is left to do', () => {
  it('is one item a kind, codes before approvals before failures', () =>
    expect(toDoItems(oneOfEach, amaka).map(({ kind, count }) => [kind, count])).toEqual([
      ['codes', 1],
      ['approvals', 1],
      ['failures', 1],
    ]));
  it('has one sum for each currency, and the oldest date', () => {
    const rows = [
      code,
      { ...code, amount: '0.10', initiatedAt: '2026-11-20T08:00:00', recipient: 'BOLA' },
      { ...code, currency: 'USD', amount: '5.00' },
    ];
    expect(toDoItems({ ...none, codes: { rows, total: 3 } }, amaka)).toEqual([
      {
        kind: 'codes',
        count: 3,
        recipients: ['ADA OKAFOR', 'BOLA'],
        sums: [
          { currency: 'NGN', amount: '72713.30' },
          { currency: 'USD', amount: '5.00' },
        ],
        oldest: '2026-11-20T08:00:00',
      },
    ]);
  });
  it('has no sum of a part, nor of payouts without an amount', () => {
    expect(toDoItems({ ...none, codes: { rows: [code], total: 120 } }, amaka)).toMatchObject([
      { count: 120, sums: null, oldest: null },
    ]);
    expect(toDoItems({ ...none, codes: { rows: [{ ...code, amount: null }], total: 1 } }, amaka)).toMatchObject([{ sums: null }]);
  });
  it('has nothing of a list that is empty or was not loaded', () => {
    const empty = { rows: [], total: 0 };
    expect(toDoItems({ codes: empty, approvals: empty, failures: { ...empty, since: '2026-11-14' } }, amaka)).toEqual([]);
    expect(toDoItems(none, amaka)).toEqual([]);
  });
  it('counts what was loaded, if that is more than the provider says', () =>
    expect(toDoItems({ ...none, codes: { rows: [code, code], total: 1 } }, amaka)).toMatchObject([{ count: 2, sums: [{}] }]));
  it('leaves out approvals of one’s own payouts', () => {
    const own = { ...pending, initiatorId: '1' };
    expect(toDoItems({ ...none, approvals: { rows: [own], total: 1 } }, amaka)).toEqual([]);
    expect(toDoItems({ ...none, approvals: { rows: [own, pending], total: 2 } }, amaka)).toMatchObject([{ count: 1 }]);
  });
});
