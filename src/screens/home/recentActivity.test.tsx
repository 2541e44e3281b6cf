// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { recentMovementsFlow } from '../../../machines/home/recentMovements/recentMovements.flow';
import type { Movement } from '../../../machines/home/recentMovements/recentMovements.machine';
import { RecentActivity } from './RecentActivity';

afterEach(cleanup);

const [paid] = recentMovementsFlow.cases.ports.load.answers.two ?? [];
if (!paid) throw new Error('There is no movement');

function show(value: readonly Movement[] | null, busy = false, history: string | null = null) {
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
    show([paid, { ...paid, id: '3', direction: 'Credit', description: '', after: null }, { ...paid, description: '', type: '' }]);
    expect(rows().map(([, ...cells]) => cells)).toEqual([
      ['To ADA OKAFOR', 'Payout', '', '−20,025.00', '100,000.00'],
      ['Payout', 'Payout', '+20,025.00', '', ''],
      ['Debit', '', '', '−20,025.00', '100,000.00'],
    ]);
  });

  it.each([
    ['are loading', null, true, [true, false, false]],
    ['load again', [], true, [false, true, false]],
    ['are none', [], false, [false, true, false]],
    ['are not loaded', null, false, [false, false, true]],
    ['are there', [paid], false, [true, false, false]],
  ] as const)('says whether its movements %s', (_, value, busy, shown) => {
    show(value, busy);
    expect([table() !== null, has(NONE), has('Not loaded')]).toEqual(shown);
  });

  it('leads to the history of the wallet, if the role may open it', () => {
    show([paid], false, '/history');
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/history?currency=NGN');
    cleanup();
    show([paid]);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
