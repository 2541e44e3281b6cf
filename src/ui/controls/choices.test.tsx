// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckField } from './CheckField';
import { ChoiceField } from './ChoiceField';
import { SelectField } from './SelectField';
import { SelectInLine } from './SelectInLine';

afterEach(cleanup);

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Pear' },
] as const;

test('choices are radio buttons of one group, so the browser handles the arrow keys', () => {
  const onChoose = vi.fn();
  render(<ChoiceField label="Fruit" value="a" onChoose={onChoose} options={options} />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(new Set(radios.map((radio) => radio.name)).size).toBe(1);
  expect(radios.map((radio) => radio.checked)).toEqual([true, false]);
  expect(screen.getByRole('group', { name: 'Fruit' })).toBeTruthy();
  fireEvent.click(screen.getByLabelText('Pear'));
  expect(onChoose).toHaveBeenCalledWith('b');
});

test('choices and boxes of a form that is being sent cannot be changed, and keep the focus', () => {
  const onChange = vi.fn();
  render(
    <>
      <ChoiceField label="Fruit" value="a" onChoose={onChange} options={options} disabled />
      <CheckField label="Peeled" checked={false} onTick={onChange} waiting />
    </>,
  );
  for (const name of ['Pear', 'Peeled']) {
    const control = screen.getByLabelText<HTMLInputElement>(name);
    control.focus();
    fireEvent.click(control);
    expect([name, control.checked, document.activeElement === control]).toEqual([name, false, true]);
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('a chosen value never looks like a placeholder, even if its value is empty', () => {
  const one = [{ value: '', label: 'NGN' }];
  const none = vi.fn();
  render(
    <>
      <SelectInLine label="Paid in" value="" options={one} onChoose={none} />
      <SelectField label="Wallet" value="NGN" options={[{ value: 'NGN', label: 'NGN' }]} onChoose={none} placeholder="Select" />
      <SelectField label="Bank" value="" options={[]} onChoose={none} placeholder="Select bank" />
    </>,
  );
  const look = (name: string) => screen.getByRole('combobox', { name }).className;
  expect(look('Paid in')).toBe(look('Wallet'));
  expect(look('Bank')).not.toBe(look('Wallet'));
});
