// @vitest-environment happy-dom
/** How a refund starts from the list of refunds, which depends on the role. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { refundMachine } from '../../../machines/refunds/refund/refund.machine';
import { refundCountsMachine } from '../../../machines/refunds/refundCounts/refundCounts.machine';
import { refundsMachine } from '../../../machines/refunds/refunds/refunds.machine';
import { refundsDownloadMachine } from '../../../machines/refunds/refundsDownload/refundsDownload.machine';
import { settled } from '../../../tests/paths/sights';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { RefundsScreen } from './RefundsScreen';

beforeEach(() => window.history.replaceState(null, '', '/dashboard/refunds'));
afterEach(cleanup);

/** Allows for a busy machine. */
const LATER = { timeout: 10_000 };
const never = () => new Promise<never>(() => {});
const flows = {
  refunds: wire(refundsMachine, { load: async () => ({ rows: [], total: 0 }) }),
  refundCounts: wire(refundCountsMachine, { load: never }),
  refundsDownload: wire(refundsDownloadMachine, { save: never }),
  refund: wire(refundMachine, { loadPayment: never, createRefunds: never, getRefundOrderStatus: never }),
};

async function open(bulk: string | null, transactions: string | null) {
  const page = (
    <FlowProvider Toasts={Toasts}>
      <RefundsScreen flows={flows} bulk={bulk} transactions={transactions} />
    </FlowProvider>
  );
  await act(async () => void render(page));
  await screen.findByText('You currently do not have any refunds.', {}, LATER);
}

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const menus = () => screen.queryAllByRole('button', { name: 'Log a refund' });
const toTransactions = () => screen.queryByRole('link', { name: 'Go to transactions' })?.getAttribute('href') ?? null;

/** Presses an item of the menu of the page. */
async function choose(item: string) {
  const [menu] = menus();
  if (!menu) throw new Error('There is no menu');
  await press(menu);
  await press(await screen.findByRole('menuitem', { name: item }));
}

describe('[RFD-01 RFD-02 RFD-03] a first refund', () => {
  it('is logged from a menu, alone or in bulk', async () => {
    await open('/dashboard/refunds/bulk', '/transactions');
    expect(toTransactions()).toBeNull();
    await choose('Log a single refund');
    await screen.findByRole('dialog', { name: 'Log a refund' }, LATER);
    expect(window.location.search).toBe('?open=refund');
    cleanup();
    window.history.replaceState(null, '', '/dashboard/refunds');
    await open('/dashboard/refunds/bulk', '/transactions');
    await choose('Log bulk refunds');
    expect(window.location.pathname).toBe('/dashboard/refunds/bulk');
  });

  it('starts from the transactions for a role that can only see these, and from nowhere for others', async () => {
    await open(null, '/transactions');
    expect([menus(), toTransactions()]).toEqual([[], '/transactions']);
    cleanup();
    await open(null, null);
    expect([menus(), toTransactions()]).toEqual([[], null]);
  });

  it('cannot be opened by address for a role that cannot refund', async () => {
    window.history.replaceState(null, '', '/dashboard/refunds?open=refund');
    await open(null, null);
    await settled();
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    await open('/dashboard/refunds/bulk', null);
    await screen.findByRole('dialog', { name: 'Log a refund' }, LATER);
  });
});
