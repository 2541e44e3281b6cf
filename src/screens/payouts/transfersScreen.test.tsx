// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { payoutsMachine } from '../../../machines/payouts/payouts/payouts.machine';
import { payoutWalletsFlow } from '../../../machines/payouts/payoutWallets/payoutWallets.flow';
import { type PayoutWallet, payoutWalletsMachine } from '../../../machines/payouts/payoutWallets/payoutWallets.machine';
import { statedFacts } from '../../../tests/facts';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { payoutsFlows } from '../../wiring/payouts/payouts';
import { TransfersScreen } from './TransfersScreen';

beforeEach(() => window.history.replaceState(null, '', '/dashboard/payout/transfer'));
afterEach(cleanup);

const { two } = payoutWalletsFlow.cases.ports.load.answers;
const WHY = 'We couldn’t load your wallets. We couldn’t reach the server. Check your connection and try again.';
const OWNER = ['payout.initiate'];

function show(
  load: () => Promise<readonly PayoutWallet[]>,
  permissions: readonly string[] = OWNER,
  currencies: readonly string[] = ['NGN'],
) {
  const flows = {
    ...payoutsFlows,
    payouts: wire(payoutsMachine, { load: async () => ({ rows: [], total: 0 }) }),
    payoutWallets: wire(payoutWalletsMachine, { load }),
  };
  render(
    <FlowProvider Toasts={Toasts}>
      <TransfersScreen
        flows={flows}
        email="amaka.obi@bluecrest.test"
        user={{ id: '1', name: 'Amaka Obi' }}
        business="Bluecrest Stores"
        businessId="1001"
        support=""
        permissions={permissions}
        currency="NGN"
        currencies={currencies}
      />
    </FlowProvider>,
  );
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isDisabled = () => ['Fund Balance', 'Make a Transfer'].map((name) => button(name).disabled);

describe('[PAY-02] the transfers', () => {
  it('can be made and funded once the wallets are there', async () => {
    show(async () => two ?? []);
    expect(isDisabled()).toEqual([true, true]);
    await screen.findByRole('tab', { name: 'NGN' });
    expect(isDisabled()).toEqual([false, false]);
    expect(screen.getByRole('heading', { name: 'Transfers' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Bulk Payout' }).getAttribute('href')).toBe('/dashboard/payout/transfer/bulk');
    const figures = statedFacts().map((fact) => fact.join(' '));
    expect(figures).toEqual([
      'Payout Balance NGN 6,482,930.00',
      'Total Transfer NGN 214,908,655.40',
      'Successful Transfers 1,164',
    ]);
  });

  it('cannot be made by a role that may only look', async () => {
    show(async () => two ?? [], []);
    await screen.findByRole('tab', { name: 'NGN' });
    expect(isDisabled()).toEqual([false, true]);
    expect(screen.queryByRole('link', { name: 'Bulk Payout' })).toBeNull();
  });

  it('say why the wallets did not load, and ask again', async () => {
    let asked = 0;
    show(() => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Failure({ kind: 'network' })) : Promise.resolve(two ?? []);
    });
    expect(await screen.findByText(WHY)).toBeTruthy();
    fireEvent.click(button('Try again'));
    await screen.findByRole('tab', { name: 'NGN' });
    expect(screen.queryByText(WHY)).toBeNull();
  });
});
