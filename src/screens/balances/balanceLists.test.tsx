// @vitest-environment happy-dom
/** The history of the wallets, and the list of virtual accounts. */
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { virtualAccountMachine } from '../../../machines/balances/virtualAccount/virtualAccount.machine';
import { virtualAccountsFlow } from '../../../machines/balances/virtualAccounts/virtualAccounts.flow';
import { virtualAccountsMachine } from '../../../machines/balances/virtualAccounts/virtualAccounts.machine';
import { walletHistoryFlow } from '../../../machines/balances/walletHistory/walletHistory.flow';
import { type Movement, walletHistoryMachine } from '../../../machines/balances/walletHistory/walletHistory.machine';
import { wire } from '../../../machines/kit/flow/port';
import { settled } from '../../../tests/paths/sights';
import { FlowProvider } from '../../flow/FlowProvider';
import { virtualAccountsFlows } from '../../wiring/balances/virtualAccounts';
import { walletHistoryFlows } from '../../wiring/balances/walletHistory';
import { BalanceHistoryScreen } from './BalanceHistoryScreen';
import { VirtualAccountsScreen } from './VirtualAccountsScreen';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function open(address: string, page: ReactNode) {
  window.history.replaceState(null, '', address);
  render(<FlowProvider Toasts={() => null}>{page}</FlowProvider>);
}

const links = (name: string) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('[BAL-03] the history of the wallets', () => {
  const { rows: some } = walletHistoryFlow.model.oneRow;
  const [first] = some;
  if (!first) throw new Error('There is no movement');

  const show = (rows: readonly Movement[], search = '', balances: string | null = '/balances') =>
    open(
      `/dashboard/balance/history${search}`,
      <BalanceHistoryScreen
        flows={{
          ...walletHistoryFlows,
          walletHistory: wire(walletHistoryMachine, { load: async () => ({ rows, total: rows.length }) }),
        }}
        currency="NGN"
        currencies={['NGN', 'USD']}
        balances={balances}
        payouts={null}
      />,
    );
  // The pane may cover them.
  const heads = () => [...document.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent);

  it('leads to the balances, and more so where there is none yet', async () => {
    show([first]);
    await screen.findByText('To ADA OKAFOR');
    expect(links('View balances')).toEqual(['/balances']);
    cleanup();
    show([]);
    await screen.findByText('No movements in your NGN wallet yet.');
    expect(links('View balances')).toEqual(['/balances', '/balances']);
    cleanup();
    show([], '', null);
    await screen.findByText('No movements in your NGN wallet yet.');
    expect(links('View balances')).toEqual([]);
  });

  it('says how a movement is called by what is known of it', async () => {
    const others = [
      { ...first, id: '2', description: '', type: 'Payout' },
      { ...first, id: '3', description: '', type: '', direction: 'Credit' as const },
    ];
    show([first, ...others]);
    await screen.findByText('To ADA OKAFOR');
    const names = screen.getAllByRole('button', { name: /^Details:/ }).map((row) => row.getAttribute('aria-label'));
    expect(names).toEqual(['Details: Debit, To ADA OKAFOR', 'Details: Debit, Payout', 'Details: Credit, Credit']);
  });

  it('shows one movement beside the others, which have fewer columns then', async () => {
    show([first], '?movement=unknown');
    await screen.findByText('To ADA OKAFOR');
    await settled();
    expect(screen.queryByRole('heading', { name: 'Movement' })).toBeNull();
    const all = heads();
    expect(all).toEqual(expect.arrayContaining(['Type', 'Balance after (NGN)']));
    cleanup();
    show([first], `?movement=${first.id}`);
    await screen.findByRole('heading', { name: 'Movement' });
    expect(heads()).toEqual(all.filter((head) => !['Type', 'Balance after (NGN)'].includes(head)));
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    await act(async () => void (close && fireEvent.click(close)));
    await waitFor(() => expect(window.location.search).toBe(''));
  });
});

describe('[VAC-01] the list of virtual accounts', () => {
  function show(search: string, mayAdd: boolean) {
    const load = vi.fn(async () => virtualAccountsFlow.model.oneRow);
    open(
      `/dashboard/account/virtual-wallets${search}`,
      <VirtualAccountsScreen
        flows={{
          ...virtualAccountsFlows,
          virtualAccounts: wire(virtualAccountsMachine, { load }),
          virtualAccount: wire(virtualAccountMachine, { save: async () => ({ message: '' }) }),
        }}
        mayAdd={mayAdd}
      />,
    );
    return load;
  }
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => void fireEvent.click(button));
  };

  it.each([
    ['?new=account', true, 1],
    ['?new=account', false, 0],
    ['', true, 0],
  ])('opens its form by %s for a role that may add one (%s)', async (search, mayAdd, dialogs) => {
    show(search, mayAdd);
    await screen.findByText('Web shop');
    await settled();
    expect(screen.queryAllByRole('dialog', { name: 'Create Virtual Wallet' })).toHaveLength(dialogs);
  });

  it.each([
    ['Create new wallet', 2],
    ['Cancel', 1],
  ])('is loaded again once there is another account (%s)', async (name, loads) => {
    const load = show('?new=account', true);
    await screen.findByText('Web shop');
    fireEvent.change(await screen.findByLabelText('Account Alias'), { target: { value: 'Market' } });
    await press(name);
    if (name === 'Cancel') await press('Leave');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(load).toHaveBeenCalledTimes(loads);
    expect(window.location.search).toBe('');
  });
});
