// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { balancesFlow } from '../../../machines/balances/balances/balances.flow';
import { balancesMachine, type Wallet } from '../../../machines/balances/balances/balances.machine';
import { balancesSummaryFlow } from '../../../machines/balances/balancesSummary/balancesSummary.flow';
import { balancesSummaryMachine } from '../../../machines/balances/balancesSummary/balancesSummary.machine';
import { recentMovementsMachine } from '../../../machines/home/recentMovements/recentMovements.machine';
import { wire } from '../../../machines/kit/flow/port';
import { reserveSummary } from '../../../machines/settlements/reserveSummary/reserveSummary.flow';
import { reserveSummaryMachine } from '../../../machines/settlements/reserveSummary/reserveSummary.machine';
import { settled } from '../../../tests/paths/sights';
import { FlowProvider } from '../../flow/FlowProvider';
import { balancesFlows } from '../../wiring/balances/balances';
import { BalancesScreen } from './BalancesScreen';

// What the screen loads when it is first shown. A test that waits for it would count the time of its transform.
import '../payouts/TransferDialog';
import './SwapDialog';

const PATH = '/dashboard/account/balances';
beforeEach(() => window.history.replaceState(null, '', PATH));
afterEach(cleanup);

const { two = [] } = balancesFlow.cases.ports.load.answers;
const { some } = balancesSummaryFlow.cases.ports.load.answers;
const never = () => new Promise<never>(() => {});

type Props = ComponentProps<typeof BalancesScreen>;
interface Given extends Partial<Omit<Props, 'flows'>> {
  readonly wallets?: () => Promise<readonly Wallet[]>;
  readonly summary?: () => Promise<NonNullable<typeof some>>;
}

function show({ wallets = async () => two, summary = never, ...props }: Given = {}) {
  const movements = vi.fn(async () => ({ movements: [], payouts: [], withoutPayouts: null }));
  const flows = {
    ...balancesFlows,
    balances: wire(balancesMachine, { load: wallets }),
    balancesSummary: wire(balancesSummaryMachine, { load: summary }),
    recentMovements: wire(recentMovementsMachine, { load: movements }),
    reserveSummary: wire(reserveSummaryMachine, { load: async () => reserveSummary }),
  };
  render(
    <FlowProvider Toasts={() => null}>
      <BalancesScreen
        flows={flows}
        email="amaka.obi@bluecrest.test"
        business="Bluecrest Stores"
        businessId="1001"
        permissions={['payout.initiate', 'swap.create']}
        currency="NGN"
        fx
        chargebacks={null}
        refunds={null}
        history={null}
        reserve={null}
        {...props}
      />
    </FlowProvider>,
  );
  return movements;
}

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const loaded = () => screen.findByText('USD Balance');
const summary = () => screen.getByRole('region', { name: 'Chargebacks, refunds and assessments' });

describe('[BAL-01] the balances', () => {
  it('lead to the other pages that the role can open', async () => {
    show({ chargebacks: '/chargeback', refunds: '/refunds', history: '/history' });
    await loaded();
    expect(links()).toEqual([
      ['View history of NGN', '/history?currency=NGN'],
      ['View history of USD', '/history?currency=USD'],
      ['View chargebacks', '/chargeback'],
      ['See all refunds', '/refunds?status=Pending'],
      ['See all', '/history?currency=NGN'],
    ]);
    expect(screen.queryByText('Lost disputes')).toBeNull();
  });

  it('lead nowhere else for a role without these pages', async () => {
    show();
    await loaded();
    expect(links()).toEqual([]);
    expect(screen.getByText('Lost disputes')).toBeTruthy();
  });

  it('show no amount before it is loaded', async () => {
    show();
    expect(summary().getAttribute('aria-busy')).toBe('true');
    expect(summary().textContent).not.toContain('NGN');
    cleanup();
    show({ summary: async () => some ?? Promise.reject(new Error('There is no summary')) });
    await screen.findByText('412,000.00');
    expect(summary().getAttribute('aria-busy')).not.toBe('true');
    expect(summary().textContent).toContain('86,450.00');
    expect(summary().textContent).toContain('Fines for breaking compliance rules');
  });

  it('show a dash for a figure that the provider did not return, and zero for zero', async () => {
    show({ summary: async () => ({ chargebacks: null, refunds: '86450.00', nonCompliance: '0.00' }) });
    await screen.findByText('86,450.00');
    const shown = within(summary())
      .getAllByRole('term')
      .map((term) => term.nextElementSibling?.textContent);
    expect(shown).toEqual(['—', 'NGN 86,450.00', 'NGN 0.00']);
  });

  it('[RSV-01] show what is held in reserve to a role that can open its page', async () => {
    show({ reserve: '/reserve' });
    await screen.findByText('5,264,018.40');
    expect(links().at(-1)).toEqual(['View rolling reserve', '/reserve']);
    cleanup();
    show();
    await loaded();
    expect(screen.queryByText('Held in reserve')).toBeNull();
  });

  it('say which wallet has no account number', async () => {
    const [naira, dollar] = two;
    show({ wallets: async () => (naira && dollar ? [naira, { ...dollar, account: null }] : []) });
    await loaded();
    expect(screen.getAllByText('No account number')).toHaveLength(1);
    expect(button('Copy the account number 9901324417')).toBeTruthy();
    expect(screen.getByText('Providus Bank')).toBeTruthy();
  });

  it('have no table of wallets where there are none, or none are known', async () => {
    show({ wallets: never });
    expect(screen.getByText('Account')).toBeTruthy();
    expect(screen.queryByText('You don’t have any wallets yet.')).toBeNull();
    cleanup();
    show({ wallets: async () => [] });
    await screen.findByText('You don’t have any wallets yet.');
    expect(screen.queryByText('Account')).toBeNull();
    cleanup();
    show({ wallets: () => Promise.reject(new Error('No connection')) });
    await screen.findByText(/^We couldn’t load your wallets/);
    expect(screen.getByText('Not loaded')).toBeTruthy();
    expect(screen.queryByText('Account')).toBeNull();
    expect(screen.queryByText('You don’t have any wallets yet.')).toBeNull();
  });

  it('are loaded again together', async () => {
    const wallets = vi.fn(async () => two);
    const movements = show({ wallets });
    await loaded();
    await act(async () => void fireEvent.click(button('Refresh')));
    expect([wallets.mock.calls.length, movements.mock.calls.length]).toEqual([2, 2]);
  });
});

const ONLY = 'You can view payouts, but not make them. Ask the owner for access.';

describe('[BAL-02] what can be done with a wallet', () => {
  it.each([
    ['an owner', ['payout.initiate', 'swap.create'], true, true, 1],
    ['a role that only views', [], true, false, 0],
    ['a business without swaps', ['payout.initiate', 'swap.create'], false, true, 0],
  ] as const)('depends on %s', async (_, permissions, fx, pays, swaps) => {
    show({ permissions, fx });
    await loaded();
    expect(button('Make a Transfer').disabled).toBe(!pays);
    expect(screen.queryAllByText(ONLY)).toHaveLength(pays ? 0 : 1);
    expect(screen.queryAllByRole('button', { name: 'Swap Currency' })).toHaveLength(swaps);
    expect(screen.getAllByRole('button', { name: 'Fund Balance' })).toHaveLength(1);
  });

  it.each([
    ['fund', ['swap.create'], 'Top Up Account'],
    ['swap', ['swap.create'], 'Swap Currency'],
    ['transfer', ['payout.initiate'], 'Make a Transfer'],
    ['swap', ['payout.initiate'], null],
    ['transfer', ['swap.create'], null],
    ['fun', ['payout.initiate', 'swap.create'], null],
  ] as const)('is opened by the address %s for a role that may (%j)', async (what, permissions, title) => {
    window.history.replaceState(null, '', `${PATH}?open=${what}`);
    await act(async () => void show({ permissions }));
    await (title ? screen.findByRole('dialog', { name: title }) : loaded());
    await settled();
    expect(screen.queryAllByRole('dialog')).toHaveLength(title ? 1 : 0);
  });

  it.each([
    ['fund', 'Top Up Account'],
    ['swap', 'Swap Currency'],
    ['transfer', 'Make a Transfer'],
  ])('is closed again (%s)', async (what, title) => {
    window.history.replaceState(null, '', `${PATH}?open=${what}`);
    await act(async () => void show());
    await screen.findByRole('dialog', { name: title });
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    await act(async () => void (close && fireEvent.click(close)));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('waits for the wallets where it shows an account number', () => {
    window.history.replaceState(null, '', `${PATH}?open=fund`);
    show({ wallets: never });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
