// @vitest-environment happy-dom
/** An amount shows its thousands in groups once it is entered, and as it was typed until then. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { AmountField } from './AmountField';

afterEach(cleanup);

const changed = vi.fn();

function Amount({ first = '' }: { readonly first?: string }) {
  const [text, setText] = useState(first);
  const change = (next: string) => {
    changed(next);
    setText(next);
  };
  return <AmountField label="Amount" currency="NGN" value={text} onText={change} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

it.each([
  ['60000', '60,000'],
  ['1234567.5', '1,234,567.5'],
  ['999', '999'],
  ['60,00', '60,00'],
  ['0060000', '0060000'],
  ['6e7', '6e7'],
])('[GEN-02] %s is shown as %s when focus leaves, and as typed before', (typed, shown) => {
  changed.mockClear();
  render(<Amount />);
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: typed } });
  expect(field().value).toBe(typed);
  fireEvent.blur(field());
  expect(field().value).toBe(shown);
  expect(changed.mock.calls).toEqual([[typed]]);
  fireEvent.focus(field());
  expect(field().value).toBe(typed);
});
