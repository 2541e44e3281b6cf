// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { twoDays } from '../../../machines/home/dailyFigures/dailyFigures.flow';
import type { DailyFigures } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import { november } from '../../../machines/home/transactionSummary/transactionSummary.flow';
import type { TransactionSummary } from '../../../machines/home/transactionSummary/transactionSummary.machine';
import { twoBalances } from '../../../machines/home/walletBalances/walletBalances.flow';
import type { WalletBalance } from '../../../machines/home/walletBalances/walletBalances.machine';
import type { ShownPart } from '../kit/PartError';
import { HomeFigures } from './HomeFigures';

afterEach(cleanup);

const part = <Value,>(value: Value | null, more: Partial<ShownPart<Value>['view']> = {}): ShownPart<Value> => ({
  view: { value, busy: false, fault: null, ...more },
  send: vi.fn(),
});

function show(given: {
  wallets?: ShownPart<readonly WalletBalance[]>;
  summary?: ShownPart<TransactionSummary>;
  daily?: ShownPart<DailyFigures>;
  currency?: string;
  balances?: string | null;
  transactions?: string | null;
}) {
  const { wallets = part(twoBalances), summary = part(november), currency = 'NGN', balances = null, transactions = null } = given;
  const { daily = part<DailyFigures>(null) } = given;
  const onCompare = vi.fn();
  render(<HomeFigures {...{ wallets, summary, daily, currency, balances, transactions, onCompare }} compare="before" />);
  return onCompare;
}

/** Returns each figure with its note, as a screen reader reads them. */
const figures = () =>
  screen.getAllByRole('term').map((term) => (term.parentElement?.textContent ?? '').replace(/\s+/g, ' ').trim());

describe('[HOM-01] the figures', () => {
  it('show their values and the change since last month', () => {
    show({});
    expect(figures()).toEqual([
      'Collection BalanceNGN 18,204,611.50',
      'Payout BalanceNGN 6,482,930.00 Up 3.2% from last month',
      'Transaction count4,182 Up 6.8% from last month',
      'Transaction volumeNGN 92,417,330.25 Down 4.4% from last month',
      'Transaction settlementsNGN 88,903,114.60 Up 2.1% from last month',
    ]);
  });
  it('[TRX-02] lead to the list of the transactions that they sum', () => {
    show({ transactions: '/dashboard/business/transactions?status=Successful' });
    const links = screen.getAllByRole('link', { name: 'See all' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 3 }, () => '/dashboard/business/transactions?status=Successful'),
    );
  });
  it('show no change as neither a rise nor a fall', () => {
    show({ summary: part({ ...november, countChange: '0.0', volumeChange: null }) });
    expect(figures()[2]).toBe('Transaction count4,182 0.0% from last month');
    expect(figures()[3]).toBe('Transaction volumeNGN 92,417,330.25');
  });
  it('say what their lines show: balances at the end, all others in sum', () => {
    show({ daily: part(twoDays) });
    expect(figures()).toEqual([
      'Collection BalanceNGN 18,204,611.50Last 30 days: NGN 18,204,611.50 at the end, NGN 17,400,000.00 at the end of the 30 days before',
      'Payout BalanceNGN 6,482,930.00Last 30 days: NGN 18,204,611.50 at the end, NGN 17,400,000.00 at the end of the 30 days before Up 3.2% from last month',
      'Transaction count4,182Last 30 days: 8 in all, 8 in the 30 days before Up 6.8% from last month',
      'Transaction volumeNGN 92,417,330.25Last 30 days: NGN 560,000.00 in all, NGN 380,000.00 in the 30 days before Down 4.4% from last month',
      'Transaction settlementsNGN 88,903,114.60Last 30 days: NGN 560,000.00 in all, NGN 380,000.00 in the 30 days before Up 2.1% from last month',
    ]);
  });
  it('are compared with what the merchant chooses', () => {
    const onCompare = show({ daily: part(twoDays) });
    // The longer one on a wide page.
    for (const words of ['Lines show the last 30 days, compared with', 'Compared with'])
      expect(screen.getByText(words)).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Compare with' }), { target: { value: 'year' } });
    expect(onCompare).toHaveBeenCalledWith('year');
  });
  it('have no line where there is no wallet', () => {
    show({ daily: part(twoDays), currency: 'GBP' });
    expect(figures()[0]).toBe('Collection Balance—No GBP wallet yet');
  });
  it('link to the balances as soon as that page exists', () => {
    show({});
    expect(screen.queryByRole('link')).toBeNull();
    cleanup();
    show({ balances: '/dashboard/account/balances' });
    const links = screen.getAllByRole('link', { name: 'View Balance' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/dashboard/account/balances'));
  });
  it('[NAV-06] say if there is no wallet in the currency', () => {
    show({ currency: 'GBP' });
    expect(screen.getAllByText('No GBP wallet yet')).toHaveLength(2);
  });
  it('show without the part that failed to load, which is retried alone', () => {
    const wallets = part<readonly WalletBalance[]>(null, { fault: { kind: 'network' } });
    const summary = part(november);
    show({ wallets, summary });
    expect(screen.getByRole('alert').textContent).toContain(
      "We couldn't load your balances. Nothing was changed. We couldn’t reach the server. Check your connection and try again.",
    );
    expect(screen.getByText('4,182')).toBeTruthy();
    screen.getByRole('button', { name: 'Try again' }).click();
    expect(wallets.send).toHaveBeenCalledWith({ type: 'refresh' });
    expect(summary.send).not.toHaveBeenCalled();
  });
  it('stay when a refresh fails, and say that they are the last loaded', () => {
    show({ wallets: part(twoBalances, { fault: { kind: 'timeout' } }) });
    expect(screen.getByText(/Showing the last data we loaded/)).toBeTruthy();
    expect(figures()[1]).toContain('6,482,930.00');
  });
  it('show placeholders while they load', () => {
    show({
      wallets: part<readonly WalletBalance[]>(null, { busy: true }),
      summary: part<TransactionSummary>(null, { busy: true }),
    });
    expect(screen.getByRole('region', { name: 'Business overview' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('—')).toBeNull();
  });
});
