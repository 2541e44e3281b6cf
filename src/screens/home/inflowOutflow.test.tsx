// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inflowOutflowDownloadMachine } from '../../../machines/home/inflowOutflowDownload/inflowOutflowDownload.machine';
import { wire } from '../../../machines/kit/flow/port';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { InflowOutflow } from './InflowOutflow';

afterEach(cleanup);

const download = wire(inflowOutflowDownloadMachine, { save: async () => ({ fileName: 'a.csv' }) });
const doNothing = () => {};

function show(points: Parameters<typeof InflowOutflow>[0]['flow']['view']['value'], isTable = false) {
  const view = { value: points, busy: false, fault: null };
  const address = {
    period: 'year',
    choosePeriod: doNothing,
    isTable,
    showTable: doNothing,
  } as const;
  render(
    <FlowProvider Toasts={Toasts}>
      <InflowOutflow flow={{ view, send: doNothing }} download={download} currency="NGN" address={address} />
    </FlowProvider>,
  );
}

const OCTOBER = { name: 'October 2026', inflow: '1200.00', outflow: '500.50' };
const NOVEMBER = { name: 'November 2026', inflow: '0.00', outflow: '0.00' };

const sums = (list: HTMLElement) =>
  within(list)
    .getAllByRole('term')
    .map((term, n) => `${term.textContent} ${within(list).getAllByRole('definition')[n]?.textContent}`);

it('[HOM-02] the last month that moved and the year have their inflow, outflow and net', () => {
  show([OCTOBER, NOVEMBER], true);
  expect(screen.getByText('October 2026', { selector: 'h3, h4' })).toBeDefined();
  expect(screen.getByText('Year to date')).toBeDefined();
  const [month] = [...document.querySelectorAll('dl')];
  expect(month && sums(month)).toEqual(['Inflow 1,200.00', 'Outflow −500.50', 'Net NGN 699.50']);
  const table = screen.getByRole('table', { name: 'Inflow and outflow in NGN, by month this year' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Month', 'Inflow, NGN', 'Outflow', 'Net']);
});

it('[HOM-02] where nothing moved it says so, and offers neither a chart nor a table', () => {
  show([NOVEMBER]);
  expect(screen.getByText('No NGN inflow or outflow this year.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Show as/ })).toBeNull();
});
