// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SearchField } from '../controls/SearchField';
import { TextField } from '../controls/TextField';
import { FilterPanel } from '../layers/FilterPanel';

/** Allows for a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });

/** Sets the width of the page. */
const viewport = (width: number) => window.happyDOM?.setViewport({ width });

beforeEach(() => viewport(1440));
afterEach(cleanup);

describe('a filter', () => {
  const calls = () => ({ onApply: vi.fn(), onReset: vi.fn(), onLeave: vi.fn() });
  const panel = (said: ReturnType<typeof calls>, count = 2) => (
    <FilterPanel label="Filters" count={count} {...said}>
      <TextField label="Name" value="" onText={() => undefined} />
    </FilterPanel>
  );

  // On a wide page it is the browser's popover, which the browser tests cover.
  test('is applied with its fields and closes', async () => {
    viewport(390);
    const said = calls();
    render(panel(said));
    fireEvent.click(screen.getByRole('button', { name: 'Filter 2 applied' }));
    const name = await screen.findByLabelText('Name');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(said.onReset).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Name')).toBe(name);
    fireEvent.submit(name);
    expect(said.onApply).toHaveBeenCalledTimes(1);
    await eventually(() => expect(screen.queryByLabelText('Name')).toBeNull());
    expect(said.onLeave).not.toHaveBeenCalled();
  });

  test('closes with Esc and applies nothing', async () => {
    viewport(390);
    const said = calls();
    render(panel(said, 0));
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const name = await screen.findByLabelText('Name');
    // Ark starts to listen some frames after it is rendered.
    await eventually(() => {
      if (said.onLeave.mock.calls.length === 0) fireEvent.keyDown(name, { key: 'Escape' });
      expect(said.onLeave).toHaveBeenCalledTimes(1);
    });
    await eventually(() => expect(screen.queryByLabelText('Name')).toBeNull());
    expect(said.onApply).not.toHaveBeenCalled();
  });

  test('[GEN-06] keeps a tool of its sheet running while the sheet is closed', async () => {
    viewport(390);
    const gone = vi.fn();
    const Tool = () => {
      useEffect(() => gone, []);
      return <button type="button">Download</button>;
    };
    render(
      <FilterPanel label="Options" count={0} tools={<Tool />} {...calls()}>
        {null}
      </FilterPanel>,
    );
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Options' }));
    await screen.findByRole('button', { name: 'Download' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await eventually(() => expect(screen.queryByRole('button', { name: 'Download' })).toBeNull());
    expect(gone).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Options' }));
    await screen.findByRole('button', { name: 'Download' });
  });

  test('sends a search with Enter, and clears it', () => {
    const said = { onText: vi.fn(), onSearch: vi.fn() };
    const onColumn = vi.fn();
    const columns = [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ];
    render(<SearchField label="Search" within={{ column: 'a', columns, onColumn }} value="x" {...said} />);
    fireEvent.change(screen.getByLabelText('Search: column'), { target: { value: 'b' } });
    expect(onColumn).toHaveBeenCalledWith('b');
    fireEvent.submit(screen.getByLabelText('Search'));
    expect(said.onSearch).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(said.onText).toHaveBeenCalledWith('');
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });
});

describe('a search text that is too long', () => {
  test('stays as it was typed, shows an error, and is not sent', () => {
    const said = { onText: vi.fn(), onSearch: vi.fn() };
    render(<SearchField label="Search" value={'x'.repeat(101)} {...said} />);
    const field = screen.getByLabelText<HTMLInputElement>('Search');
    fireEvent.submit(field);
    expect([field.value.length, field.getAttribute('aria-invalid')]).toEqual([101, 'true']);
    expect(screen.getByText('Search for at most 100 characters.')).toBeTruthy();
    expect(said.onSearch).not.toHaveBeenCalled();
  });
});
