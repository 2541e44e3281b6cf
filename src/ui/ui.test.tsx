// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button } from './buttons/Button';
import { AmountField } from './controls/AmountField';
import { CodeField } from './controls/CodeField';
import { PasswordField } from './controls/PasswordField';
import { SelectField } from './controls/SelectField';
import { TextField } from './controls/TextField';
import { Alert } from './feedback/Alert';
import { Callout } from './feedback/Callout';
import { AuthLayout } from './layout/AuthLayout';
import { Pagination } from './tables/Pagination';
import { Table } from './tables/Table';
import { Money } from './text/Money';

afterEach(cleanup);

const nothing = () => undefined;
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('fields', () => {
  test('text typed before the page was hydrated is passed on', async () => {
    const onText = vi.fn();
    const field = <TextField label="Email" value="" onText={onText} />;
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(field);
    const input = place.querySelector('input');
    if (input) input.value = 'ada@shop.test';
    const root = await act(() => hydrateRoot(place, field));
    expect(onText.mock.calls).toEqual([['ada@shop.test']]);
    act(() => root.unmount());
    place.remove();
  });

  test('a value stays chosen while its options load', () => {
    const onChoose = vi.fn();
    render(<SelectField label="Branch" value="b" onChoose={onChoose} options={[]} placeholder="Choose" />);
    expect(onChoose).not.toHaveBeenCalled();
  });

  test('the label names the control, and hint and error describe it', () => {
    render(<TextField label="Number" value="" onText={nothing} hint="Ten digits" problem="It has nine." />);
    const input = screen.getByLabelText('Number');
    expect(described(input)).toBe('Ten digits It has nine.');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  test('a field without an error shows none, and an optional one is not required', () => {
    render(<TextField label="Note" value="" onText={nothing} optional />);
    const input = screen.getByLabelText('Note');
    for (const name of ['aria-describedby', 'aria-invalid', 'aria-required']) expect(input.hasAttribute(name)).toBe(false);
  });

  test('the live region of an error exists before the error', () => {
    const { rerender, container } = render(<TextField label="A" value="" onText={nothing} />);
    const live = container.querySelector('[aria-live=polite]');
    rerender(<TextField label="A" value="" onText={nothing} problem="Too short" />);
    expect(live?.textContent).toBe('Too short');
  });

  test('a password can be shown and hidden, and the button says which', () => {
    render(<PasswordField label="Password" value="secret" onText={nothing} autoComplete="current-password" />);
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Hide password' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('an amount is described by its currency and accepts the typed text', () => {
    const onText = vi.fn();
    render(<AmountField label="Amount" value="" onText={onText} currency="NGN" hint="At most 10" />);
    const input = screen.getByLabelText('Amount');
    expect(described(input)).toBe('NGN At most 10');
    fireEvent.change(input, { target: { value: '1,5' } });
    expect(onText).toHaveBeenCalledWith('1,5');
  });

  test('a code is one field that a phone can fill in', () => {
    render(<CodeField label="Code" value="" onText={nothing} />);
    expect(screen.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code');
  });

  test('a list reports the chosen value', () => {
    const onChoose = vi.fn();
    render(
      <SelectField label="Kind" value="" onChoose={onChoose} placeholder="Choose" options={[{ value: 'a', label: 'Apple' }]} />,
    );
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: 'a' } });
    expect(onChoose).toHaveBeenCalledWith('a');
  });
});

describe('a button', () => {
  test('shows why it is disabled only while it is', () => {
    const { rerender } = render(
      <Button disabled reason="Choose one first.">
        Go on
      </Button>,
    );
    expect(described(screen.getByRole('button', { name: 'Go on' }))).toBe('Choose one first.');
    rerender(<Button reason="Choose one first.">Go on</Button>);
    expect(screen.queryByText('Choose one first.')).toBeNull();
  });

  test('keeps its name and ignores presses while busy', () => {
    const onPress = vi.fn();
    render(
      <Button busy onPress={onPress}>
        Send
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(onPress).not.toHaveBeenCalled();
  });
});

describe('read-only elements', () => {
  test('[GEN-02] money is one piece of text', () => {
    const { container } = render(<Money amount="60000" currency="NGN" size="figure" />);
    expect(container.textContent).toBe('NGN 60,000.00');
  });

  test('an error message interrupts a screen reader, and other messages wait', () => {
    render(<Alert tone="bad">No</Alert>);
    render(<Alert tone="plain">Old</Alert>);
    expect(screen.getByRole('alert').textContent).toBe('No');
    expect(screen.getByRole('status').textContent).toBe('Old');
  });

  test('a callout says what happened, what it means and what to do, in the role of its place', () => {
    const onPress = vi.fn();
    const props = { tone: 'orange', title: 'It waits.', action: <Button onPress={onPress}>Go on</Button> } as const;
    const { rerender } = render(
      <Callout {...props} role="note">
        Nothing is paid.
      </Callout>,
    );
    for (const role of ['note', 'alert', 'status'] as const) {
      rerender(
        <Callout {...props} role={role}>
          Nothing is paid.
        </Callout>,
      );
      expect(screen.getByRole(role).textContent).toBe('It waits.Nothing is paid.Go on');
    }
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  test('a pagination shows its first and last row', () => {
    const onPage = vi.fn();
    const { rerender } = render(<Pagination page={2} size={20} total={1234} onPage={onPage} onSize={nothing} />);
    expect(screen.getByText('21–40 of 1,234')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(onPage).toHaveBeenCalledWith(3);
    rerender(<Pagination page={1} size={20} total={0} onPage={onPage} onSize={nothing} />);
    expect(screen.getByRole('status').textContent).toBe('No rows');
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Pagination page={9} size={20} total={30} onPage={onPage} onSize={nothing} />);
    expect(screen.getByRole('status').textContent).toBe('0 of 30');
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPage).toHaveBeenLastCalledWith(2);
  });

  test('a pagination offers a button for each page, and marks the current one', () => {
    const onPage = vi.fn();
    render(<Pagination page={7} size={10} total={200} onPage={onPage} onSize={nothing} />);
    expect(screen.getByRole('button', { name: 'Page 7' }).getAttribute('aria-current')).toBe('page');
    fireEvent.click(screen.getByRole('button', { name: 'Page 7' }));
    expect(onPage).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Page 20' }));
    expect(onPage).toHaveBeenCalledWith(20);
    expect(screen.getByText('Page 7 of 20')).toBeTruthy();
  });

  test('a pagination shows no total before the first rows, and a size can be chosen', () => {
    const onSize = vi.fn();
    render(<Pagination page={1} size={20} total={null} onPage={nothing} onSize={onSize} />);
    expect(screen.getByRole('status').textContent).toBe('');
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '50' } });
    expect(onSize).toHaveBeenCalledWith(50);
  });

  test('a table shows its rows, its empty text, and placeholders while it loads', () => {
    const table = (rows: readonly string[], busy: boolean) => (
      <Table
        caption="Names"
        columns={[{ key: 'n', head: 'Name', cell: (row) => row }]}
        rows={rows}
        rowKey={(row) => row}
        busy={busy}
        empty="None"
      />
    );
    const { rerender } = render(table(['Ada'], true));
    expect(screen.getByRole('cell').textContent).toBe('Ada');
    rerender(table([], false));
    expect(screen.getByRole('cell').textContent).toBe('None');
    rerender(table([], true));
    expect(screen.queryByText('None')).toBeNull();
    expect(screen.getByRole('table', { name: 'Names' }).getAttribute('aria-busy')).toBe('true');
  });

  test('a prerendered page has no style attribute, which the content security policy would refuse', () => {
    const html = renderToString(
      <AuthLayout>
        <TextField label="Email" value="" onText={nothing} />
        <Button busy>Go</Button>
      </AuthLayout>,
    );
    expect(html).not.toContain('style=');
  });
});
