import { describe, expect, it } from 'vitest';
import { chargeback } from '../../chargebacks/chargebacks/chargebacks.flow';
import { oneOfEach } from './toDo.flow';
import { toDoItems } from './toDo.rules';

const amaka = { id: '1', name: 'Amaka Obi' };
const [code] = oneOfEach.codes?.rows ?? [];
const [pending] = oneOfEach.approvals?.rows ?? [];
if (!code || !pending) throw new Error('The cases have no rows.');
const none = { chargebacks: null, codes: null, approvals: null, failures: null, missing: [] };

describe('[PAY-01 APR-01] what is left to do', () => {
  it('is one item a kind, chargebacks before codes before approvals before failures', () =>
    expect(toDoItems(oneOfEach, amaka, 0).map(({ kind, count }) => [kind, count])).toEqual([
      ['chargebacks', 1],
      ['codes', 1],
      ['approvals', 1],
      ['failures', 1],
    ]));
  it('has one sum for each currency with the fees, and the oldest date', () => {
    const rows = [
      code,
      { ...code, amount: '0.10', initiatedAt: '2026-11-20T08:00:00', recipient: 'BOLA' },
      { ...code, currency: 'USD', amount: '5.00' },
    ];
    expect(toDoItems({ ...none, codes: { rows, total: 3 } }, amaka, 0)).toEqual([
      {
        kind: 'codes',
        count: 3,
        names: ['ADA OKAFOR', 'BOLA'],
        sums: [
          { currency: 'NGN', amount: '72813.30' },
          { currency: 'USD', amount: '55.00' },
        ],
        oldest: '2026-11-20T08:00:00',
        first: null,
      },
    ]);
  });
  it('[CBK-01] names the chargeback that is due first, and sums all of them', () => {
    const soon = { ...chargeback(1), dueAt: '2026-11-28T23:59:59', amount: '10.50' };
    const later = { ...chargeback(2), dueAt: '2026-11-30T23:59:59', amount: '4.25' };
    expect(toDoItems({ ...none, chargebacks: { rows: [later, soon], total: 2 } }, amaka, 0)).toEqual([
      {
        kind: 'chargebacks',
        count: 2,
        names: [soon.orderReference],
        sums: [{ currency: 'NGN', amount: '14.75' }],
        oldest: null,
        first: soon,
      },
    ]);
  });
  it('has no sum of a part, nor of payouts without an amount', () => {
    expect(toDoItems({ ...none, codes: { rows: [code], total: 120 } }, amaka, 0)).toMatchObject([
      { count: 120, sums: null, oldest: null },
    ]);
    expect(toDoItems({ ...none, codes: { rows: [{ ...code, amount: null }], total: 1 } }, amaka, 0)).toMatchObject([
      { sums: null },
    ]);
  });
  it('has nothing of a list that is empty or was not loaded', () => {
    const empty = { rows: [], total: 0 };
    expect(
      toDoItems(
        { chargebacks: empty, codes: empty, approvals: empty, failures: { ...empty, since: '2026-11-14' }, missing: [] },
        amaka,
        0,
      ),
    ).toEqual([]);
    expect(toDoItems(none, amaka, 0)).toEqual([]);
  });
  it('counts what was loaded, if that is more than the provider says', () =>
    expect(toDoItems({ ...none, codes: { rows: [code, code], total: 1 } }, amaka, 0)).toMatchObject([{ count: 2, sums: [{}] }]));
  it('leaves out approvals of one’s own payouts', () => {
    const own = { ...pending, initiatorId: '1' };
    expect(toDoItems({ ...none, approvals: { rows: [own], total: 1 } }, amaka, 0)).toEqual([]);
    expect(toDoItems({ ...none, approvals: { rows: [own, pending], total: 2 } }, amaka, 0)).toMatchObject([{ count: 1 }]);
  });
});
