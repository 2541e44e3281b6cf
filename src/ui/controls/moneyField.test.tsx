// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { MoneyField } from './MoneyField';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Price in NGN' });

it('[GEN-02] an amount in a form shows its thousands while nobody types, and keeps what was typed', () => {
  const typed = vi.fn();
  const left = vi.fn();
  function Form() {
    const [price, setPrice] = useState('1250000.50');
    return (
      <MoneyField
        label="Price in NGN"
        value={price}
        onText={(text) => {
          typed(text);
          setPrice(text);
        }}
        onBlur={left}
      />
    );
  }
  render(<Form />);
  expect(field().value).toBe('1,250,000.50');
  field().focus();
  expect(field().value).toBe('1250000.50');
  fireEvent.change(field(), { target: { value: '2500' } });
  expect(typed.mock.calls).toEqual([['2500']]);
  fireEvent.blur(field());
  expect(field().value).toBe('2,500');
  expect([typed.mock.calls.length, left.mock.calls.length]).toEqual([1, 1]);
});
