import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Movement } from '../../../contract/balances/movements';
import type { Payout } from '../../../contract/payouts/payouts';
import { rent } from '../../payouts/approvals/approvals.flow';
import { ACTIVITY_COUNT, activityKey, recentActivity } from './recentActivity.rules';
import { paidOut } from './recentMovements.flow';

const movement = (differs: Partial<Movement>): Movement => ({ ...paidOut, payoutId: null, ...differs });
const payout = (differs: Partial<Payout>): Payout => ({ ...rent, amount: '70.50', fee: '25.00', currency: 'NGN', ...differs });
const standings = (movements: readonly Movement[], payouts: readonly Payout[]) =>
  recentActivity({ movements, payouts }, 'NGN').map(({ id, status, standing, amount }) => [id, status, standing, amount]);

describe('[HOM-01 BAL-03] the recent activity of a wallet', () => {
  it('has payouts that wait and that were returned among the movements by time, each with its status and its amount with the fee', () => {
    const waiting = payout({ payoutId: '8', status: 'Awaiting Approval', initiatedAt: '2026-11-20T14:00:00' });
    const failed = payout({ payoutId: '9', status: 'Failed', initiatedAt: '2026-11-20T12:00:00', fee: null });
    expect(standings([movement({ id: '1' })], [waiting, failed])).toEqual([
      ['payout 8', 'Awaiting Approval', 'waiting', '95.50'],
      ['movement 1', 'Completed', 'moved', '20025.00'],
      ['payout 9', 'Failed', 'returned', '70.50'],
    ]);
  });

  it('leaves out payouts of other wallets, without a time, and those that moved', () => {
    const others = [
      payout({ status: 'Pending', currency: 'USD' }),
      payout({ status: 'Pending', initiatedAt: null }),
      payout({ status: 'Successful', payoutId: '5' }),
      payout({ status: 'Processing', payoutId: '7' }),
    ];
    expect(standings([movement({ id: '1', payoutId: '7' })], others).map(([id]) => id)).toEqual(['movement 1']);
  });

  it('says the kind or the direction of a movement without a description', () => {
    const said = (differs: Partial<Movement>) =>
      recentActivity({ movements: [movement(differs)], payouts: [] }, 'NGN')[0]?.description;
    expect([said({}), said({ description: '' }), said({ description: '', type: '' })]).toEqual([
      'To ADA OKAFOR',
      'Payout',
      'Debit',
    ]);
  });

  const day = fc.integer({ min: 10, max: 28 }).map((each) => `2026-11-${each}T10:00:00`);
  const statuses = fc.constantFrom('Successful', 'Pending', 'Failed', 'Declined', 'Awaiting Verification');
  const ids = fc.integer({ min: 1, max: 30 }).map(String);

  it('is never more than is shown, newest first, and has each payout once, whatever there is', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ id: ids, at: day, payoutId: fc.option(ids) }), { selector: ({ id }) => id, maxLength: 12 }),
        fc.uniqueArray(fc.record({ payoutId: ids, initiatedAt: day, status: statuses }), {
          selector: ({ payoutId }) => payoutId,
          maxLength: 12,
        }),
        (movements, payouts) => {
          const all = recentActivity({ movements: movements.map(movement), payouts: payouts.map(payout) }, 'NGN');
          const times = all.map(({ at }) => at);
          const moved = new Set(movements.map(({ payoutId }) => payoutId));
          expect(all.length).toBeLessThanOrEqual(ACTIVITY_COUNT);
          expect(times).toEqual([...times].sort().reverse());
          expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
          expect(all.filter(({ id, standing }) => standing !== 'moved' && moved.has(id.replace('payout ', '')))).toEqual([]);
          // A file of payouts leaves room for what moved.
          expect(all.filter(({ standing }) => standing !== 'moved').length).toBeLessThanOrEqual(ACTIVITY_COUNT / 2);
        },
      ),
    );
  });

  it('is loaded by the wallet and by whether the role may view payouts', () => {
    expect([activityKey('NGN', true), activityKey('USD', false)]).toEqual(['NGN payouts', 'USD']);
  });
});
