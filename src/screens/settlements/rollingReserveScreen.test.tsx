// @vitest-environment happy-dom
/** What the page of the rolling reserve shows beside its rows. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { today } from '../../../machines/kit/values/days';
import { reserveSummary } from '../../../machines/settlements/reserveSummary/reserveSummary.flow';
import { type ReserveSummary, reserveSummaryMachine } from '../../../machines/settlements/reserveSummary/reserveSummary.machine';
import { reserve } from '../../../machines/settlements/rollingReserves/rollingReserves.flow';
import {
  type RollingReserve,
  type RollingReserveFilter,
  rollingReservesMachine,
} from '../../../machines/settlements/rollingReserves/rollingReserves.machine';
import { mondayOf } from '../../../machines/settlements/rollingReserves/rollingReserves.rules';
import { FlowProvider } from '../../flow/FlowProvider';
import { rollingReserveFlows } from '../../wiring/settlements/rollingReserve';
import { RollingReserveScreen } from './RollingReserveScreen';

const asked: RollingReserveFilter[] = [];
beforeEach(() => {
  asked.length = 0;
  window.history.replaceState(null, '', '/dashboard/balance/rolling-reserve');
});
afterEach(cleanup);

const MONDAY = mondayOf(today());
const after = (days: number) => Temporal.PlainDate.from(MONDAY).add({ days }).toString();
const WEEKS = [
  { start: MONDAY, amount: '204000.00', count: 3 },
  { start: after(7), amount: '5060018.40', count: 87 },
];

async function show(summary: Partial<ReserveSummary> = {}, rows: readonly RollingReserve[] = [reserve(2)]) {
  const flows = {
    ...rollingReserveFlows,
    rollingReserves: wire(rollingReservesMachine, {
      load: async ({ filter }) => {
        asked.push(filter);
        return { rows, total: rows.length };
      },
    }),
    reserveSummary: wire(reserveSummaryMachine, { load: async () => ({ ...reserveSummary, weeks: WEEKS, ...summary }) }),
  };
  await act(async () =>
    render(
      <FlowProvider Toasts={() => null}>
        <RollingReserveScreen flows={flows} currency="NGN" currencies={['NGN', 'USD']} />
      </FlowProvider>,
    ),
  );
}

const bars = () => within(screen.getByRole('group', { name: 'Release by week' })).getAllByRole('button');
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));

describe('[RSV-01] the rolling reserve', () => {
  it('leaves out the rate and the chart that a provider doesn’t give', async () => {
    await show({ percent: null, days: null, next: null, weeks: [] }, [
      { ...reserve(2), releaseAt: null, settlementId: null, settlementReference: '' },
    ]);
    expect(screen.queryByText('Rate')).toBeNull();
    expect(screen.queryByText('Release by week')).toBeNull();
    expect(screen.getByText('Not given by the provider')).toBeTruthy();
  });

  it('opens nothing for an item whose settlement the provider doesn’t give, and says so', async () => {
    const without = { ...reserve(1), settlementId: null, settlementReference: 'STL-LOST' };
    await show({}, [without, reserve(2)]);
    const [, lost, found] = within(screen.getByRole('table', { name: 'Reserve items' })).getAllByRole('row');
    if (!lost || !found) throw new Error('Both items are shown');
    expect(within(lost).queryByRole('button')).toBeNull();
    expect(within(lost).getByText('The provider doesn’t give its statement')).toBeTruthy();
    const before = window.history.length;
    await press(within(lost).getByText('STL-LOST'));
    expect([window.location.pathname, window.history.length]).toEqual(['/dashboard/balance/rolling-reserve', before]);
    expect(within(found).queryByText('The provider doesn’t give its statement')).toBeNull();
    await press(within(found).getByRole('button'));
    expect(window.location.pathname).toMatch(/^\/dashboard\/account\/settlements\/2\/statement$/);
  });

  it('has a bar for each week, with its days and the exact amount as its name', async () => {
    await show();
    const [first, second] = bars();
    expect(first?.getAttribute('aria-label')).toBe('This week, NGN 204,000.00');
    expect(second?.getAttribute('aria-label')).toMatch(/^\d\d-\w{3}-\d{4} – \d\d-\w{3}-\d{4}, NGN 5,060,018.40$/);
  });

  it('filters the list by the week of a bar, and shows all again with a second press', async () => {
    await show();
    await press(bars()[1] ?? document.body);
    expect(asked.at(-1)?.week).toBe(after(7));
    expect(bars().map((bar) => bar.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    await press(bars()[1] ?? document.body);
    expect(asked.at(-1)?.week).toBe('');
  });

  it('has the next release first and the released items last, whatever the order of the provider', async () => {
    const at = (id: string, status: string, releaseAt: string) => ({
      ...reserve(1),
      id,
      settlementReference: id,
      status,
      releaseAt,
    });
    await show({}, [
      at('older', 'Completed', '2026-08-01T18:00:00'),
      at('newer', 'Completed', '2026-09-01T18:00:00'),
      at('later', 'Not due', '2026-12-20T18:00:00'),
      at('next', 'Almost due', '2026-11-28T18:00:00'),
    ]);
    const [, ...rows] = within(screen.getByRole('table', { name: 'Reserve items' })).getAllByRole('row');
    const statements = rows.map((row) =>
      within(row)
        .getByRole('button', { name: /^View statement/ })
        .getAttribute('aria-label'),
    );
    expect(statements).toEqual(['next', 'later', 'newer', 'older'].map((id) => `View statement ${id}`));
  });

  it('moves between bars with the arrow keys', async () => {
    await show();
    const [first, second] = bars();
    first?.focus();
    if (first) fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(second);
    if (second) fireEvent.keyDown(second, { key: 'Home' });
    expect(document.activeElement).toBe(first);
  });

  it('has the same weeks as a table, which adds up to what is held', async () => {
    await show();
    await press(screen.getByRole('button', { name: 'Show as table' }));
    const rows = within(screen.getByRole('table', { name: 'Release by week' })).getAllByRole('row');
    expect(rows.at(-1)?.textContent).toBe('Held in reserve905,264,018.40');
  });
});
