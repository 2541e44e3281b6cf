// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Recent } from '../../../machines/home/recentMovements/recentActivity.rules';
import { recentMovementsFlow } from '../../../machines/home/recentMovements/recentMovements.flow';
import { RecentActivity } from './RecentActivity';

afterEach(cleanup);

const { all } = recentMovementsFlow.cases.ports.load.answers;
const [paid] = all?.movements ?? [];
if (!all || !paid) throw new Error('There is no movement');
const NOTHING: Recent = { movements: [], payouts: [], withoutPayouts: null };

function show(value: Recent | null, busy = false, history: string | null = null) {
  const movements = { view: { value, busy, fault: null }, send: () => undefined };
  render(<RecentActivity movements={movements} currency="NGN" history={history} />);
}

const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent?.trim()));
const table = () => screen.queryByRole('table', { name: 'The last movements of the NGN wallet' });
const has = (words: string) => screen.queryAllByText(words).length > 0;
const NONE = 'No movements in NGN yet';

describe('[HOM-01] the recent activity', () => {
  it('names the kind of each movement, and has what came in and what went out in columns of their own, by what is known of it', () => {
    const moved: Recent['movements'] = [
      paid,
      { ...paid, id: '3', direction: 'Credit', description: '', after: null },
      { ...paid, id: '4', description: '', type: '' },
    ];
    show({ movements: moved, payouts: all.payouts, withoutPayouts: null });
    expect(rows().map(([, , ...cells]) => cells)).toEqual([
      ['Payout', '', '−1,000,050.00', '', 'Awaiting Verification'],
      ['Payout', '', '−20,025.00', '100,000.00', 'Completed'],
      ['Payout', '+20,025.00', '', '', 'Completed'],
      ['', '', '−20,025.00', '100,000.00', 'Completed'],
      ['Payout', '', '−1,000,050.00', '', 'Failed'],
    ]);
    expect(rows().map(([, name]) => name)).toEqual([
      'To DAMILOLA ADEYEMIPayout',
      'To ADA OKAFORPayout',
      'Payout',
      'Debit',
      'To CHIDINMA EZEPayout',
    ]);
  });

  it.each([
    ['are loading', null, true, [true, false, false]],
    ['load again', NOTHING, true, [false, true, false]],
    ['are none', NOTHING, false, [false, true, false]],
    ['are not loaded', null, false, [false, false, true]],
    ['are there', all, false, [true, false, false]],
  ] as const)('says whether its movements %s', (_, value, busy, shown) => {
    show(value, busy);
    expect([table() !== null, has(NONE), has('Not loaded')]).toEqual(shown);
  });

  it('shows what moved without the payouts that failed to load, and says so', () => {
    show({ ...all, payouts: [], withoutPayouts: { kind: 'server', status: 500, message: 'Server error' } });
    expect(rows()).toHaveLength(all.movements.length);
    expect(screen.getByRole('alert').textContent).toContain('We couldn’t load your pending payouts.');
  });

  it('leads to the history of the wallet, if the role may open it', () => {
    show(all, false, '/history');
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/history?currency=NGN');
    cleanup();
    show(all);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
