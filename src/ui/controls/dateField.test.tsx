// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { typedDay } from '../../../machines/kit/values/days';
import { DateField } from './DateField';

afterEach(cleanup);

function Born({ first, onText }: { readonly first: string; readonly onText: (text: string) => void }) {
  const [value, setValue] = useState(first);
  const keep = (text: string) => {
    setValue(text);
    onText(text);
  };
  return <DateField label="Date of birth" value={value} onText={keep} read={typedDay} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Date of birth');

it.each([
  ['09/03/1984', '1984-03-09', '09-Mar-1984'],
  ['1984-03-09', '1984-03-09', '09-Mar-1984'],
  ['9 mar 1984', '1984-03-09', '09-Mar-1984'],
  ['31/02/1984', '31/02/1984', '31/02/1984'],
])('[ONB-07] %s means %s, and is shown as %s once it is left', (text, kept, shown) => {
  const said: string[] = [];
  render(<Born first="" onText={(each) => said.push(each)} />);
  fireEvent.change(field(), { target: { value: text } });
  expect([said.at(-1), field().value]).toEqual([kept, text]);
  fireEvent.blur(field());
  expect(field().value).toBe(shown);
});

it('[ONB-07] a saved day is shown as the product writes days', () => {
  render(<Born first="1990-02-28" onText={() => undefined} />);
  expect([field().value, field().type]).toEqual(['28-Feb-1990', 'text']);
});
