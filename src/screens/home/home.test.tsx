// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { twoDays } from '../../../machines/home/dailyFigures/dailyFigures.flow';
import type { DailyFigures } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import { PERIODS, type Period } from '../../../machines/home/dailyFigures/homePeriods';
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
  period?: Period;
}) {
  const { wallets = part(twoBalances), summary = part(november), currency = 'NGN', balances = null, transactions = null } = given;
  // By default a provider without figures by day.
  const { daily = part<DailyFigures>({ days: [], compared: [] }) } = given;
  render(<HomeFigures {...{ wallets, summary, daily, currency, balances, transactions }} period={given.period ?? 'days'} />);
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
    vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z') });
    show({ transactions: '/transactions' });
    const hrefs = () => screen.getAllByRole('link', { name: /^Transaction / }).map((link) => link.getAttribute('href'));
    const list = '/transactions?status=Successful&currency=NGN';
    expect(hrefs()).toEqual(Array(3).fill(`${list}&from=2026-11-01&to=2026-11-24`));
    cleanup();
    show({ transactions: '/transactions', daily: part(twoDays) });
    expect(hrefs()).toEqual(Array(3).fill(`${list}&from=2026-11-20&to=2026-11-24`));
    vi.useRealTimers();
  });
  it('have links that name the figure, its value and its change', () => {
    const names = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    show({ transactions: '/transactions', balances: '/balances' });
    expect(names()).toEqual([
      'View Balance: Collection Balance, NGN 18,204,611.50',
      'View Balance: Payout Balance, NGN 6,482,930.00, up 3.2% from last month',
      'Transaction count, 4,182, up 6.8% from last month',
      'Transaction volume, NGN 92,417,330.25, down 4.4% from last month',
      'Transaction settlements, NGN 88,903,114.60, up 2.1% from last month',
    ]);
    cleanup();
    show({ transactions: '/transactions', daily: part(twoDays) });
    expect(names()).toEqual([
      'Transaction count, 8, 0.0% from 8',
      'Transaction volume, NGN 560,000.00, up 47.4% from 380,000.00',
      'Transaction settlements, NGN 560,000.00, up 47.4% from 380,000.00',
    ]);
    cleanup();
    show({ transactions: '/transactions', summary: part<TransactionSummary>(null, { busy: true }) });
    expect(names()).toEqual(['Transaction count', 'Transaction volume', 'Transaction settlements']);
  });
  it('show no change as neither a rise nor a fall', () => {
    show({ summary: part({ ...november, countChange: '0.0', volumeChange: null }) });
    expect(figures()[2]).toBe('Transaction count4,182 0.0% from last month');
    expect(figures()[3]).toBe('Transaction volumeNGN 92,417,330.25');
  });
  it('name a rise from next to nothing without its thousands of percent', () => {
    show({ summary: part({ ...november, countChange: '5404.1', volumeChange: '999.9' }) });
    expect(figures().slice(2, 4)).toEqual([
      'Transaction count4,182 Up over 999% from last month',
      'Transaction volumeNGN 92,417,330.25 Up 999.9% from last month',
    ]);
  });
  it('are those of their lines, with the change from the amount before', () => {
    show({ daily: part(twoDays) });
    const balance =
      'NGN 18,204,611.50Last 30 days: NGN 18,204,611.50 now, NGN 17,400,000.00 at the end of the 30 days before Up 4.6% from 17,400,000.00';
    const sum =
      'NGN 560,000.00Last 30 days: NGN 560,000.00 in all, NGN 380,000.00 in the 30 days before Up 47.4% from 380,000.00';
    expect(figures()).toEqual([
      `Collection Balance${balance}`,
      `Payout Balance${balance}`,
      'Transaction count8Last 30 days: 8 in all, 8 in the 30 days before 0.0% from 8',
      `Transaction volume${sum}`,
      `Transaction settlements${sum}`,
    ]);
  });
  it('have no percent where there was nothing before, and name it', () => {
    const nothing = twoDays.compared.map((day) => ({ ...day, volume: '0.00' }));
    show({ daily: part({ ...twoDays, compared: nothing }) });
    expect(figures()[3]).toMatch(/NGN 0\.00 in the 30 days before from 0\.00$/);
    cleanup();
    show({ daily: part({ ...twoDays, compared: [] }) });
    expect(figures()[3]).toBe('Transaction volumeNGN 560,000.00Last 30 days: NGN 560,000.00 in all');
  });
  it('wait for the days, so that no other period shows before', () => {
    show({ daily: part<DailyFigures>(null, { busy: true }) });
    expect(figures().map((figure) => /\d/.test(figure))).toEqual([true, true, false, false, false]);
    expect([screen.queryByText('4,182'), screen.queryByText(/compared with/)]).toEqual([null, null]);
  });
  it('say no other period after the days failed, and show the balances as they are', () => {
    show({ daily: part<DailyFigures>(null, { fault: { kind: 'network' } }) });
    expect(figures().map((figure) => /\d/.test(figure))).toEqual([true, true, false, false, false]);
    expect(screen.queryByText(/compared with|%/)).toBeNull();
  });
  it('name the days of the period once, and what it is compared with', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    const saidOf = (period: Period) => {
      cleanup();
      show({ daily: part(twoDays), period });
      return [screen.getByText(/compared with/).textContent, figures()[2]?.split('8')[1]];
    };
    const days = '20-Nov-2026 – 21-Nov-2026, compared with';
    expect(PERIODS.map(saidOf)).toEqual([
      [`${days} the 30 days before. Dashed: today so far`, 'Last 30 days: '],
      [`${days} the same part of last week. Dashed: today so far`, 'This week: '],
      [`${days} the same part of last year. Dashed: this month so far`, 'This year: '],
    ]);
    // A day alone stands once.
    cleanup();
    show({ daily: part({ ...twoDays, days: twoDays.days.slice(-1) }), period: 'week' });
    expect(screen.getByText(/compared with/).textContent).toMatch(/^\d{2}-Nov-2026, compared with/);
    vi.useRealTimers();
    cleanup();
    show({});
    expect(screen.getByText('This month, compared with last month')).toBeTruthy();
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
    const links = screen.getAllByRole('link', { name: /^View Balance: / });
    // The cell is the link, and has no other.
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(links.map((link) => link.closest('[data-figure]')?.querySelectorAll('a').length)).toEqual([1, 1]);
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
      'We couldn’t load your balances. We couldn’t reach the server. Check your connection and try again.',
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
