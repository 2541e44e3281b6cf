// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Movement } from '../../../machines/balances/walletHistory/walletHistory.machine';
import { statedFacts } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { MovementPane } from './MovementPane';

afterEach(cleanup);

const paid: Movement = {
  id: '1',
  at: '2026-11-20T09:30:00',
  direction: 'Debit',
  amount: '20025.00',
  currency: 'NGN',
  before: '120025.00',
  after: '100000.00',
  type: 'Payout',
  description: 'To ADA OKAFOR',
  reference: '',
  fee: '25.00',
  payoutId: '7',
};

async function show(movement: Movement, payouts: string | null = '/dashboard/account/payouts') {
  render(
    <FlowProvider Toasts={Toasts}>
      <MovementPane movement={movement} payouts={payouts} onClose={() => undefined} />
    </FlowProvider>,
  );
  await screen.findByText('Balance before');
  return statedFacts();
}

describe('[BAL-03] the pane of a movement', () => {
  it('shows the amount, the balances around it and its fee', async () => {
    expect(await show(paid)).toEqual([
      ['Date', expect.stringContaining('2026')],
      ['Type', 'Payout'],
      ['Balance before', 'NGN 120,025.00'],
      ['Balance after', 'NGN 100,000.00'],
      ['Fee (included)', 'NGN 25.00'],
      ['Reference', '—'],
    ]);
    expect(screen.getByRole('heading', { name: 'Movement' })).toBeTruthy();
    expect(screen.getByText(/ADA OKAFOR/).previousElementSibling?.textContent).toBe('NGN 20,025.00');
    expect(screen.getByRole('link', { name: 'View payout' }).getAttribute('href')).toBe('/dashboard/account/payouts?payout=7');
  });

  it('has no row for a fee that there is not, and no balance that is not known', async () => {
    const facts = Object.fromEntries(await show({ ...paid, fee: null, before: null, reference: 'R1' }));
    expect(facts).not.toHaveProperty('Fee (included)');
    expect(facts).toMatchObject({ 'Balance before': '—', Reference: expect.stringContaining('R1') });
  });

  it.each([
    ['no payout', { ...paid, payoutId: null }, '/dashboard/account/payouts'],
    ['no page of payouts', paid, null],
  ])('leads nowhere where there is %s', async (_, movement, payouts) => {
    await show(movement, payouts);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
