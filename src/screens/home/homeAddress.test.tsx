// @vitest-environment happy-dom
/** What is chosen on the dashboard is in its URL, and opens again with it. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { COMPARISONS } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import { loadScreens, openRendered } from '../../../tests/drivers/rendered';

loadScreens();
let close = () => {};
afterEach(() => close());

async function open(search: string) {
  close();
  const opened = openRendered({ path: `/dashboard${search}`, as: 'amaka.obi@bluecrest.test', holds: [] });
  close = opened.close;
  await opened.I.see(/^(Year|Week) to date$/);
  return opened.I;
}

const search = (wanted: string) => waitFor(() => expect(window.location.search).toBe(wanted));

it('[HOM-02] the range and the table are in the URL, except as they are first', async () => {
  const I = await open('');
  // Back leads to the page before, and not through each choice.
  const entries = window.history.length;
  await I.pick('This week');
  await search('?range=week');
  await I.see('Week to date');
  await I.press('Show as table');
  await search('?range=week&view=table');
  await I.pick('This year');
  await search('?view=table');
  await I.see('Year to date');
  await I.press('Show as chart');
  await search('');
  expect(window.history.length).toBe(entries);
  await open('?range=week&view=table');
  expect(screen.getByRole('button', { name: 'Show as chart' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'This week' })).toHaveProperty('checked', true);
});

it('[HOM-01] what the figures are compared with is in the URL, except as it is first', async () => {
  const I = await open('?compare=year');
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Compare with' });
  expect([...list.options].map(({ value }) => value)).toEqual([...COMPARISONS]);
  expect(list.value).toBe('year');
  await I.choose('Compare with', 'the 30 days before');
  await search('');
  const other = [...list.options].find(({ value }) => value === 'year')?.text ?? '';
  await I.choose('Compare with', other);
  await search('?compare=year');
});
