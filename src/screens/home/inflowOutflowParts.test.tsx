// @vitest-environment happy-dom
/** The chart of the inflow and outflow by its words, and the menu that exports it. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Period } from '../../../machines/home/dailyFigures/homePeriods';
import { inflowOutflowDownloadMachine } from '../../../machines/home/inflowOutflowDownload/inflowOutflowDownload.machine';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import type { Plot } from '../../ui/chart/chart.types';
import { InflowOutflow } from './InflowOutflow';

/** The library needs a layout. What it draws is not read here. */
vi.mock('../../ui/chart/Drawing', () => ({
  default: function Drawing({ onPlot }: { readonly onPlot: (plot: Plot) => void }) {
    useEffect(() => onPlot({ left: 0, top: 0, width: 100, height: 100 }), [onPlot]);
    return null;
  },
}));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const OCTOBER = { name: 'October 2026', inflow: '1200.00', outflow: '500.50' };
const NOVEMBER = { name: 'November 2026', inflow: '10.00', outflow: '30.00' };

interface Given {
  readonly points?: readonly (typeof OCTOBER)[] | null;
  readonly busy?: boolean;
  readonly period?: Period;
  readonly isTable?: boolean;
  readonly save?: () => Promise<{ fileName: string }>;
}

function show(first: Given) {
  const showTable = vi.fn();
  const saving = vi.fn(first.save ?? (async () => ({ fileName: 'a.csv' })));
  const download = wire(inflowOutflowDownloadMachine, { save: saving });
  const page = ({ points = [OCTOBER, NOVEMBER], busy = false, period = 'year', isTable = false }: Given) => (
    <FlowProvider Toasts={() => null}>
      <InflowOutflow
        flow={{ view: { value: points, busy, fault: null }, send: () => undefined }}
        download={download}
        currency="NGN"
        address={{ period, choosePeriod: () => undefined, isTable, showTable }}
      />
    </FlowProvider>
  );
  const { rerender } = render(page(first));
  return { showTable, saving, again: (given: Given) => rerender(page(given)) };
}

const chart = () => screen.findByRole('slider');
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('[HOM-02] the chart of the inflow and outflow', () => {
  it.each([
    ['year', 'Month', 'by month this year', 'Year to date'],
    ['week', 'Day', 'by day this week', 'Week to date'],
    ['days', 'Day', 'by day in the last 30 days', 'Net in the last 30 days'],
  ] as const)('says what it shows of the period %s', async (period, point, by, toDate) => {
    show({ period });
    const label = `Inflow and outflow ${by}. The table shows the same figures.`;
    expect((await chart()).getAttribute('aria-label')).toBe(point);
    expect(screen.getByRole('img', { name: label })).toBeTruthy();
    expect(screen.getByRole('heading', { name: toDate })).toBeTruthy();
    cleanup();
    show({ period, isTable: true });
    expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe(point);
    cleanup();
    show({ period, points: [] });
    expect(screen.getByText(`No NGN inflow or outflow ${by.replace(/by \w+ /, '')}.`)).toBeTruthy();
  });

  it('says the figures of its last point, and of the one that is chosen', async () => {
    show({});
    expect((await chart()).getAttribute('aria-valuetext')).toBe(
      'November 2026, Inflow NGN 10.00, Outflow NGN 30.00, Net NGN −20.00',
    );
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeTruthy();
    fireEvent.change(await chart(), { target: { value: '0' } });
    expect((await chart()).getAttribute('aria-valuetext')).toContain('October 2026, Inflow NGN 1,200.00');
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeTruthy();
  });

  it('shows its last point where the chosen one is there no more', async () => {
    const { again } = show({});
    fireEvent.change(await chart(), { target: { value: '0' } });
    fireEvent.change(await chart(), { target: { value: '1' } });
    again({ points: [OCTOBER] });
    expect(screen.getByRole('heading', { name: 'October 2026' })).toBeTruthy();
  });

  it('changes places with the table', async () => {
    const drawn = show({});
    await press('Show as table');
    expect(drawn.showTable).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.queryByRole('table')).toBeNull();
    cleanup();
    const listed = show({ isTable: true });
    expect(screen.getByRole('table')).toBeTruthy();
    await press('Show as chart');
    expect(listed.showTable).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('has an outline while it loads, and says that it is not there after a failure', () => {
    show({ points: null, busy: true });
    expect(document.querySelector('[data-skeleton]')).not.toBeNull();
    expect(screen.queryByText('Not loaded')).toBeNull();
    cleanup();
    show({ points: null });
    expect(document.querySelector('[data-skeleton]')).toBeNull();
    expect(screen.getByText('Not loaded')).toBeTruthy();
    cleanup();
    show({ busy: true });
    expect(document.querySelector('[data-skeleton]')).toBeNull();
  });
});

const NOTHING = 'There’s nothing to export yet.';
const NO_CHART = 'There’s no chart to export.';

async function items() {
  await press('Export');
  const found = await screen.findAllByRole('menuitem');
  return found.map((item) => [...item.children].map(({ textContent }) => textContent).filter(Boolean));
}

describe('[GEN-06] the export of the chart', () => {
  it.each([
    ['a chart', {}, [], []],
    ['a table', { isTable: true }, [], [NO_CHART]],
    ['nothing that moved', { points: [{ name: 'October 2026', inflow: '0.00', outflow: '0.00' }] }, [], [NO_CHART]],
    ['nothing loaded', { points: null }, [NOTHING], [NOTHING]],
  ] as const)('offers of %s what there is', async (_, given, sheet, picture) => {
    show(given);
    expect(await items()).toEqual([
      ['Excel (.xlsx)', ...sheet],
      ['CSV (.csv)', ...sheet],
      ['Image (.png)', ...picture],
    ]);
    const disabled = screen.getAllByRole('menuitem').map((item) => item.getAttribute('aria-disabled') === 'true');
    expect(disabled).toEqual([sheet, sheet, picture].map(({ length }) => length > 0));
  });

  it('is running until its file is there, or it is cancelled', async () => {
    const { saving } = show({ save: () => new Promise<never>(() => {}) });
    await items();
    const item = screen.getByRole('menuitem', { name: 'CSV (.csv)' });
    await act(async () => void fireEvent.pointerDown(item));
    await act(async () => void fireEvent.click(item));
    const wanted = { format: 'csv', filter: { currency: 'NGN', points: [OCTOBER, NOVEMBER] } };
    expect(saving.mock.calls.flat()).toEqual([expect.objectContaining(wanted), expect.anything()]);
    expect(screen.getByText('Preparing your file…')).toBeTruthy();
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  });
});
