// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { List } from './List';
import { rows } from './rows';

const few = rows.slice(0, 20);
const texts = () => screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');

afterEach(cleanup);

it.each(['ours', 'plain'] as const)('the list bench adds, filters and sorts the same rows in its table: %s', (table) => {
  render(<List table={table} all={few} />);
  fireEvent.click(screen.getByText('Give'));
  const given = texts();
  expect(given.filter((text) => few.some(({ recipient }) => text.includes(recipient)))).toHaveLength(few.length);
  fireEvent.click(screen.getByText('Sort'));
  expect(texts()).not.toEqual(given);
  fireEvent.click(screen.getByText('Filter'));
  expect(
    texts()
      .slice(1)
      .filter((text) => !text.includes('OKAFOR')),
  ).toEqual([]);
});
