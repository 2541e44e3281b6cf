// @vitest-environment happy-dom
/** What the pages of chargebacks show beside their rows. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ChargebackOverview,
  chargebackOverviewMachine,
} from '../../../machines/chargebacks/chargebackOverview/chargebackOverview.machine';
import { chargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.flow';
import { type Chargeback, chargebacksMachine } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import { Failure } from '../../../machines/kit/flow/fault';
import { wire } from '../../../machines/kit/flow/port';
import { saveBookmark } from '../../flow/bookmarks';
import { FlowProvider } from '../../flow/FlowProvider';
import { SignedInFlowProvider } from '../../flow/SignedInFlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { WaitingCount } from '../shell/waitingCount';
import { ChargebacksScreen } from './ChargebacksScreen';

beforeEach(() => window.history.replaceState(null, '', '/dashboard/chargeback'));
afterEach(cleanup);

const of = (id: string, status: string, more: Partial<Chargeback> = {}): Chargeback => ({
  ...chargeback(1),
  id,
  orderReference: `KOR-${id}`,
  status,
  ...more,
});

/** As the provider answers: the nearest first, and closed ones last. The test's day is the 23rd of November. */
const ROWS = [
  of('waits', 'Awaiting Response', { dueAt: '2026-11-23T23:59:59', answeredAt: '2026-11-20T10:00:00', amount: '7200.00' }),
  of('today', 'Pending', { dueAt: '2026-11-23T23:59:59' }),
  of('soon', 'New', { dueAt: '2026-11-25T23:59:59' }),
  of('later', 'New', { dueAt: '2026-12-09T23:59:59' }),
  of('lost', 'Lost', { dueAt: '2026-11-12T23:59:59', held: '0.00' }),
];
const FULL: ChargebackOverview = { usedPercent: 37.6, value: '566700.00', count: 4 };

interface Shown {
  readonly rows?: readonly Chargeback[];
  readonly overview?: () => Promise<ChargebackOverview>;
  readonly status?: 'Won' | '';
  readonly mayAnswer?: boolean;
}

const asked: string[] = [];
const counted = vi.fn();

async function show({ rows = ROWS, overview = async () => FULL, status = '', mayAnswer = true }: Shown = {}) {
  asked.length = 0;
  counted.mockClear();
  const flows = {
    chargebacks: wire(chargebacksMachine, {
      load: async ({ filter }) => {
        asked.push(filter.status);
        return { rows, total: rows.length };
      },
    }),
    chargebackOverview: wire(chargebackOverviewMachine, { load: overview }),
  };
  await act(
    async () =>
      void render(
        <FlowProvider Toasts={Toasts}>
          <SignedInFlowProvider owner="amaka" environment="Live" onSessionExpired={vi.fn()} onProfileInvalidated={vi.fn()}>
            <WaitingCount value={counted}>
              <ChargebacksScreen
                flows={flows}
                currency="NGN"
                status={status}
                title={status || 'Chargebacks'}
                mayAnswer={mayAnswer}
              />
            </WaitingCount>
          </SignedInFlowProvider>
        </FlowProvider>,
      ),
  );
}

const rowsShown = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent ?? '');
const figures = () => screen.getByRole('region', { name: 'Chargeback overview' }).textContent ?? '';

describe('[CBK-01] the overview of chargebacks', () => {
  it('has a tab that can be focused but not opened, with its reason', async () => {
    await show();
    const tab = screen.getByRole('tab', { name: 'Holding Balance' });
    expect(tab).toHaveProperty('disabled', false);
    expect(tab.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(tab.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Not offered by the provider');
    fireEvent.click(tab);
    expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true');
  });

  it('shows what is left of the threshold and what is used', async () => {
    await show();
    expect(figures()).toContain('62.4% left');
    expect(figures()).toContain('37.6% used');
  });

  it('says how many need an answer, and until when the first one does', async () => {
    await show();
    expect(figures()).toContain('3 need your answer, the first today by 11:59 pm');
    cleanup();
    await show({ rows: ROWS.slice(4) });
    expect(figures()).toContain('None needs your answer');
  });

  it('says in the sidebar how many need an answer, if the role may answer', async () => {
    await show();
    expect(counted.mock.calls).toEqual([['chargebacks', 3]]);
    cleanup();
    counted.mockClear();
    await show({ mayAnswer: false });
    expect(counted).not.toHaveBeenCalled();
  });

  it('sums each group in its own currency, and keeps other currencies out of the cards', async () => {
    await show({ rows: [...ROWS, of('dollars', 'Assessment', { currency: 'USD', amount: '50.00', held: '50.00' })] });
    const heads = rowsShown().filter((row) => /^(Needs|With|Closed)/.test(row));
    expect(heads[0]).toMatch(/^Needs your answer 3NGN 559,500\.00NGN 559,500\.00$/);
    // Naira and dollars are never added.
    expect(heads[1]).toBe('With the provider 2');
    expect(figures()).toContain('746,000.00 is held now');
    expect(figures()).toContain('3 in NGN need your answer');
  });

  it('keeps the other cards if one has no figure', async () => {
    await show({ overview: async () => ({ ...FULL, usedPercent: null }) });
    expect(figures()).toMatch(/Remaining of your threshold—Chargeback ValueNGN 566,700\.00/);
  });

  it('keeps the list if the cards fail, and loads them again', async () => {
    let isDown = true;
    await show({
      overview: async () => {
        if (isDown) throw new Failure({ kind: 'network' });
        return FULL;
      },
    });
    await screen.findByText(/^We couldn’t load your chargeback overview\./);
    expect(rowsShown().join()).toContain('KOR-today');
    isDown = false;
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(figures()).toContain('62.4% left');
  });
});

describe('[CBK-01] the list of chargebacks', () => {
  it('has those that need an answer first, whatever the provider’s order, with true sums', async () => {
    await show();
    const rows = rowsShown();
    expect(rows[0]).toMatch(/^Needs your answer 3559,500\.00559,500\.00$/);
    expect(rows.slice(1, 4).map((row) => /KOR-(today|soon|later)/.exec(row)?.[1])).toEqual(['today', 'soon', 'later']);
    expect(rows[4]).toMatch(/^With the provider 17,200\.00/);
    expect(rows[6]).toMatch(/^Closed 1186,500\.000\.00$/);
  });

  it('counts the time of those that need an answer, and never of others', async () => {
    await show();
    const [, today, soon, later, , waits, , lost] = rowsShown();
    expect(today).toMatch(/11 h \d+ min left|12 h left/);
    expect(soon).toMatch(/2 days (11|12) h left/);
    expect(later).toContain('16 days left');
    expect(waits).toContain('Answered 20-Nov-2026');
    expect(lost).toContain('Not answered in time');
    expect([...document.querySelectorAll('[data-urgency]')].map((mark) => mark.getAttribute('data-urgency'))).toEqual([
      'today',
      'soon',
      'later',
    ]);
  });

  it('leads from the row to the answer if the role may give one, and else to the details', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Treat Chargeback KOR-today' });
    expect(link.getAttribute('href')).toBe('/dashboard/chargeback/today/details?open=answer');
    cleanup();
    await show({ mayAnswer: false });
    expect(screen.queryByText(/Treat Chargeback/)).toBeNull();
    expect(screen.getByRole('link', { name: 'View details KOR-today' }).getAttribute('href')).toBe(
      '/dashboard/chargeback/today/details',
    );
  });

  it('[CBK-03] leads from a row whose answer may have been sent to its outcome, also once the time ended', async () => {
    const order = { idempotencyKey: 'K', chargebackId: 'over', isAccepted: false, comment: 'Delivered', files: [] };
    saveBookmark('amaka', 'chargebackAnswer:over', { draft: {}, order });
    await show({ rows: [...ROWS, of('over', 'Pending', { dueAt: '2026-11-22T23:59:59' })] });
    expect(screen.getByRole('link', { name: 'Check status KOR-over' }).getAttribute('href')).toBe(
      '/dashboard/chargeback/over/details?open=answer',
    );
    expect(screen.queryByRole('link', { name: 'Treat Chargeback KOR-today' })).not.toBeNull();
    saveBookmark('amaka', 'chargebackAnswer:over', null);
  });

  it('of one status asks for it, has no groups, and says nothing of all others', async () => {
    await show({ status: 'Won', rows: [of('won', 'Won')] });
    expect(asked).toEqual(['Won']);
    expect(rowsShown()).toHaveLength(1);
    expect(figures()).not.toContain('need');
  });
});

it('[CBK-01 CBK-03] a row whose time to answer ends offers no answer and is counted no more, without a reload', async () => {
  const until = Date.now() + 90_000;
  const dueAt = Temporal.Instant.fromEpochMilliseconds(until - 1_000)
    .toZonedDateTimeISO('Africa/Lagos')
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });
  await show({ rows: [of('now', 'Pending', { dueAt })] });
  const actions = () =>
    within(screen.getByRole('table'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(actions()).toEqual(['/dashboard/chargeback/now/details?open=answer']);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(until);
  await waitFor(() => expect(actions()).toEqual(['/dashboard/chargeback/now/details']), { timeout: 3_000 });
  expect(screen.queryByRole('link', { name: /^View details/ })).not.toBeNull();
  await waitFor(() => expect(rowsShown()[0]).toMatch(/^With the provider 1/), { timeout: 3_000 });
  expect(figures()).toContain('None needs your answer');
  expect(counted.mock.lastCall).toEqual(['chargebacks', 0]);
  clock.mockRestore();
});
