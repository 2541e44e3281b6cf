// @vitest-environment happy-dom
/** Heads between the entries of a narrow page. */
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Table } from './Table';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = [
  { id: '1', day: 'Today' },
  { id: '2', day: 'Today' },
  { id: '3', day: '21-Nov-2026' },
];

function show(isNarrow: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 767px)' && isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <Table
      caption="Things"
      columns={[{ key: 'id', head: 'Id', cell: ({ id }: { id: string }) => id }]}
      rows={rows}
      rowKey={({ id }) => id}
      groupOf={({ day }) => ({ key: day, label: day })}
      empty={null}
    />,
  );
  return screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
}

it('stand before the first entry of each group, on a narrow page only', () => {
  expect(show(true)).toEqual(['Today', '1', '2', '21-Nov-2026', '3']);
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
  cleanup();
  expect(show(false)).toEqual(['1', '2', '3']);
});
