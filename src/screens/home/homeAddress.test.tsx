// @vitest-environment happy-dom
/** What is chosen on the dashboard is in its URL, and opens again with it. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PERIODS } from '../../../machines/home/dailyFigures/homePeriods';
import { loadScreens, openRendered } from '../../../tests/drivers/rendered';

loadScreens();
let close = () => {};
afterEach(() => close());

async function open(search: string) {
  close();
  const opened = openRendered({ path: `/dashboard${search}`, as: 'amaka.obi@bluecrest.test', holds: [] });
  close = opened.close;
  await opened.I.see(/^((Year|Week) to date|Net in the last 30 days)$/);
  return opened.I;
}

const search = (wanted: string) => waitFor(() => expect(window.location.search).toBe(wanted));

it('[HOM-01 HOM-02] the period of the page and the table are in the URL, except as they are first', async () => {
  const I = await open('');
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Period' });
  expect([...list.options].map(({ value }) => value)).toEqual([...PERIODS]);
  // Back leads to the page before, and not through each choice.
  const entries = window.history.length;
  await I.choose('Period', 'This week');
  await search('?range=week');
  await I.see('Week to date');
  await I.press('Show as table');
  await search('?range=week&view=table');
  await I.see(/^This week: /);
  await I.choose('Period', 'This year');
  await search('?range=year&view=table');
  await I.see('Year to date');
  await I.choose('Period', 'Last 30 days');
  await search('?view=table');
  await I.see('Net in the last 30 days');
  await I.press('Show as chart');
  await search('');
  expect(window.history.length).toBe(entries);
  await open('?range=week&view=table');
  expect(screen.getByRole('button', { name: 'Show as chart' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveProperty('value', 'week');
});
