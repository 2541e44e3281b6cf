// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountField } from './AmountField';
import { CellField } from './CellField';
import { CodeField } from './CodeField';
import { PasswordField } from './PasswordField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

interface Kept {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
}

const FIELDS = {
  TextField: (kept: Kept) => <TextField {...kept} />,
  TextAreaField: (kept: Kept) => <TextAreaField {...kept} limit={250} />,
  AmountField: (kept: Kept) => <AmountField {...kept} currency="NGN" />,
  CodeField: (kept: Kept) => <CodeField {...kept} />,
  CellField: (kept: Kept) => <CellField {...kept} name="amount" />,
  PasswordField: (kept: Kept) => <PasswordField {...kept} autoComplete="new-password" />,
};

function Holding({ of }: { readonly of: (kept: Kept) => ReactNode }) {
  const [value, setValue] = useState('');
  return of({ label: 'Field', value, onText: setValue });
}

afterEach(cleanup);

describe('[GEN-03] pasted text', () => {
  // A browser silently cuts a paste at this attribute. The simulated one does not.
  it.each(Object.entries(FIELDS))('is never cut by the field: %s', (_, field) => {
    render(<Holding of={field} />);
    const control = screen.getByLabelText('Field');
    const text = `0123 456 789 ${'x'.repeat(3_000)}`;
    fireEvent.change(control, { target: { value: text } });
    expect(control).toHaveProperty('value', text);
    expect(control.getAttribute('maxlength')).toBeNull();
  });
});
