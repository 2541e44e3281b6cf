// @vitest-environment happy-dom
/** The details, the question and the dialogs over the funding history. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { balancesFlow } from '../../../machines/balances/balances/balances.flow';
import { balancesMachine } from '../../../machines/balances/balances/balances.machine';
import { fundingInFull } from '../../../machines/fundings/fundingDetails/fundingDetails.flow';
import { type FundingInFull, fundingDetailsMachine } from '../../../machines/fundings/fundingDetails/fundingDetails.machine';
import {
  fundingNotificationMachine,
  type Notified,
} from '../../../machines/fundings/fundingNotification/fundingNotification.machine';
import { funding } from '../../../machines/fundings/fundings/fundings.flow';
import { fundingsMachine } from '../../../machines/fundings/fundings/fundings.machine';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { fundingHistoryFlows } from '../../wiring/fundings/fundingHistory';
import { FundingHistoryScreen } from './FundingHistoryScreen';

// What the screen loads when it is first shown. A test that waits for it would count the time of its transform.
import '../payouts/FundDialog';
import './RepushDialog';

const PATH = '/dashboard/payout/funding-history';
afterEach(cleanup);

interface Given {
  readonly search?: string;
  readonly mayRepush?: boolean;
  readonly details?: Partial<FundingInFull>;
}

async function show({ search = '', mayRepush = true, details = {} }: Given = {}) {
  window.history.replaceState(null, '', `${PATH}${search}`);
  const loads = vi.fn();
  const sent: Notified[] = [];
  const flows = {
    ...fundingHistoryFlows,
    fundings: wire(fundingsMachine, { load: async () => ({ rows: [funding(1), funding(2)], total: 2 }) }),
    fundingDetails: wire(fundingDetailsMachine, {
      load: async ({ key }) => {
        loads(key);
        return { ...fundingInFull, ...details };
      },
    }),
    fundingNotification: wire(fundingNotificationMachine, {
      do: async ({ subject }) => {
        sent.push(subject);
        return { message: '' };
      },
    }),
    balances: wire(balancesMachine, { load: async () => balancesFlow.cases.ports.load.answers.two ?? [] }),
  };
  await act(async () =>
    render(
      <FlowProvider Toasts={() => null}>
        <FundingHistoryScreen flows={flows} currency="NGN" currencies={['NGN', 'USD']} mayRepush={mayRepush} mayExport mayFund />
      </FlowProvider>,
    ),
  );
  return { loads, sent };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));

describe('[FND-02] the notification of a funding', () => {
  it('is sent again with its event after a confirmation, and the details are loaded again', async () => {
    const { loads, sent } = await show({ search: '?funding=1' });
    await press('Re-push webhook');
    const dialog = await screen.findByRole('dialog', { name: 'You are about to re-push webhook' });
    expect(within(dialog).getByText('evt_7f20c1d94e0b')).toBeTruthy();
    expect(within(dialog).getByText('NGN 2,640,000.00, Kano Textile Cooperative')).toBeTruthy();
    expect([sent, loads.mock.calls.length]).toEqual([[], 1]);
    await press('Yes, Re-push webhook');
    expect(sent).toEqual([{ reference: 'KFD-1001', eventId: 'evt_7f20c1d94e0b' }]);
    expect(loads.mock.calls.length).toBe(2);
    expect(window.location.search).toBe('?funding=1');
  });

  it.each([
    [{ details: { webhookUrl: null } }, 'Your business has no webhook URL.'],
    [{ mayRepush: false }, 'Your role can view fundings only.'],
  ] as const)('cannot be sent again, and says why (%j)', async (given, reason) => {
    await show({ search: '?funding=1&open=repush', ...given });
    expect(button('Re-push webhook').disabled).toBe(true);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'You are about to re-push webhook' })).toBeNull();
  });
});

describe('[FND-01] the funding history', () => {
  it('has eight columns, of which three are second lines next to open details', async () => {
    const heads = () => screen.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent);
    await show();
    expect(heads()).toHaveLength(8);
    cleanup();
    await show({ search: '?funding=1' });
    expect(heads()).toHaveLength(5);
    expect(screen.getAllByText('Kano branch').length).toBeGreaterThan(1);
  });
});

describe('[FND-03] Fund Balance', () => {
  it('shows the account number of the naira wallet', async () => {
    await show();
    await press('Fund Balance');
    const dialog = await screen.findByRole('dialog', { name: 'Fund Balance' });
    expect(within(dialog).getByText('9901324417')).toBeTruthy();
  });
});
