// @vitest-environment happy-dom
/** The controls that filter a list stay while their filter is applied. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filters, oneOf, searchFor } from '../../../machines/kit/list/filters';
import { FilterBar } from './FilterBar';

const declared = filters({ words: searchFor('Search'), status: oneOf('Status', ['New', 'Old']) });

function List() {
  const [value, apply] = useState(declared.empty);
  return (
    <>
      <FilterBar filters={{ ...declared, value, apply }} />
      <button type="button" onClick={() => apply(declared.empty)}>
        Clear all
      </button>
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

beforeEach(() => window.happyDOM?.setViewport({ width: 1440 }));
afterEach(cleanup);

const applied = () => screen.getByRole('status').textContent;
const search = () => screen.getByLabelText<HTMLInputElement>('Search');

it('[GEN-05] a search that is applied keeps the focus, and the next filter replaces its text', () => {
  render(<List />);
  const field = search();
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'ada' } });
  fireEvent.submit(field);
  expect(applied()).toContain('"words":"ada"');
  expect(document.activeElement).toBe(search());
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(search().value).toBe('');
});

it('[GEN-05] the button of the filters stays when they are applied, and so can take the focus back', () => {
  render(<List />);
  const button = screen.getByRole('button', { name: 'Filter' });
  fireEvent.click(button);
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'New' } });
  fireEvent.submit(screen.getByLabelText('Status'));
  expect(applied()).toContain('"status":"New"');
  expect(button.isConnected).toBe(true);
});
