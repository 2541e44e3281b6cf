import { describe, expect, it } from 'vitest';
import { isPayable, isVoidable, type Standable, type Standing, standingOf } from './invoiceStanding';

const TODAY = '2026-11-22';
const invoice: Standable = { status: 'Pending', total: 100_00n, paid: 0n, refunded: 0n, dueOn: '2026-11-25' };

const cases: readonly [string, Partial<Standable>, Standing, bigint, number | null, boolean, boolean][] = [
  ['was sent', {}, 'unpaid', 100_00n, 3, true, true],
  ['is due today', { dueOn: TODAY }, 'unpaid', 100_00n, 0, true, true],
  ['is overdue', { dueOn: '2026-11-21' }, 'unpaid', 100_00n, -1, true, true],
  ['is part paid', { paid: 40_00n }, 'partPaid', 60_00n, 3, true, false],
  ['is part paid and overdue', { paid: 40_00n, dueOn: '2026-11-12' }, 'partPaid', 60_00n, -10, true, false],
  ['has a part that was refunded in part', { paid: 40_00n, refunded: 10_00n }, 'partPaid', 70_00n, 3, true, false],
  ['has a part that was refunded', { paid: 40_00n, refunded: 40_00n }, 'unpaid', 100_00n, 3, true, true],
  ['has a payment that failed', { status: 'Failed' }, 'failed', 100_00n, 3, true, true],
  [
    'has a payment that is being confirmed',
    { status: 'Awaiting-Confirmation', dueOn: '2026-11-01' },
    'confirming',
    100_00n,
    null,
    false,
    false,
  ],
  ['is paid', { status: 'Successful', paid: 100_00n, dueOn: '2026-11-01' }, 'paid', 0n, null, false, false],
  [
    'is paid, and a part was refunded',
    { status: 'Successful', paid: 100_00n, refunded: 1n },
    'partRefunded',
    0n,
    null,
    false,
    false,
  ],
  [
    'is paid, and all was refunded',
    { status: 'Successful', paid: 100_00n, refunded: 100_00n },
    'refunded',
    0n,
    null,
    false,
    false,
  ],
  [
    'is paid, after a part that was refunded and paid again',
    { status: 'Successful', paid: 140_00n, refunded: 40_00n },
    'paid',
    0n,
    null,
    false,
    false,
  ],
  ['is void', { status: 'Void', dueOn: '2026-11-01' }, 'void', 0n, null, false, false],
  ['has a status that we don’t know', { status: 'Held' }, 'unpaid', 100_00n, 3, true, true],
  ['has no due date', { dueOn: null }, 'unpaid', 100_00n, null, true, true],
];

describe('[INV-01] an invoice', () => {
  it.each(cases)('that %s', (_, change, standing, left, daysLeft, canBePaid, canBeVoid) => {
    const found = standingOf({ ...invoice, ...change }, TODAY);
    expect(found).toEqual({ standing, left, daysLeft, isOverdue: daysLeft !== null && daysLeft < 0 });
    expect([isPayable(found), isVoidable(found)]).toEqual([canBePaid, canBeVoid]);
  });
});
