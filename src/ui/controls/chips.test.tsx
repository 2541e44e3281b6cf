// @vitest-environment happy-dom
/** Where the focus goes when a filter is removed. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Chips } from './Chips';

afterEach(cleanup);

const ALL = ['Status', 'Country', 'Days'];

function Filters({ first = ALL }: { readonly first?: readonly string[] }) {
  const [names, setNames] = useState(first);
  return (
    <main>
      <button type="button">Filter</button>
      <Chips
        chips={names.map((name) => ({ key: name, name, text: 'x' }))}
        onRemove={(removed) => setNames(names.filter((name) => name !== removed))}
        onReset={() => setNames([])}
      />
    </main>
  );
}

it.each([
  ['the next one', ALL, 'Status', 'Remove filter Country'],
  ['the one before, after the last', ALL, 'Days', 'Remove filter Country'],
  ['the control before them, after the only one', ['Status'], 'Status', 'Filter'],
] as const)('[GEN-05] removing a filter moves the focus to %s', (_, first, removed, focused) => {
  render(<Filters first={first} />);
  const chip = screen.getByRole('button', { name: `Remove filter ${removed}` });
  chip.focus();
  fireEvent.click(chip);
  expect(screen.queryByRole('button', { name: `Remove filter ${removed}` })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: focused }));
});
