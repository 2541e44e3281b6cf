// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyWith } from '../../../tests/drivers/clipboard';
import { Copyable } from '../buttons/Copyable';
import { Tabs } from '../buttons/Tabs';
import { Progress } from '../feedback/Progress';
import { Timeline } from '../text/Timeline';
import { Combobox } from './Combobox';
import { DateRangeField } from './DateRangeField';
import type { DateRange } from './dateRange';
import { FileDrop } from './FileDrop';

/** Allows for a busy machine. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the arrow keys move through tabs', async () => {
  const onChoose = vi.fn();
  const tabs = [
    { value: 'a', label: 'Apple' },
    { value: 'b', label: 'Pear' },
  ] as const;
  render(
    <Tabs label="Fruit" value="a" onChoose={onChoose} tabs={tabs}>
      Words
    </Tabs>,
  );
  expect(screen.getByRole('tabpanel', { name: 'Apple' }).textContent).toBe('Words');
  const [first] = screen.getAllByRole('tab');
  expect(first?.getAttribute('aria-selected')).toBe('true');
  act(() => first?.focus());
  if (first) fireEvent.keyDown(first, { key: 'ArrowRight' });
  await eventually(() => expect(onChoose).toHaveBeenCalledWith('b'));
});

describe('a range of days', () => {
  interface AskedProps {
    readonly first?: DateRange;
    readonly onChange: (range: DateRange) => void;
  }
  function Asked({ first = { from: '2026-11-02', to: '' }, onChange }: AskedProps) {
    const [range, setRange] = useState(first);
    const presets = [{ label: 'This week', from: '2026-11-16', to: '2026-11-22' }];
    const change = (next: DateRange) => {
      setRange(next);
      onChange(next);
    };
    const read = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : null);
    return (
      <DateRangeField
        label="Period"
        {...range}
        onChange={change}
        presets={presets}
        today="2026-11-22"
        read={read}
        problem="Too long."
      />
    );
  }

  test('takes a typed day, and keeps what is no day yet', () => {
    const onChange = vi.fn();
    render(<Asked onChange={onChange} />);
    const to = screen.getByLabelText<HTMLInputElement>('To');
    fireEvent.change(to, { target: { value: '2026-11' } });
    expect([to.value, onChange.mock.lastCall]).toEqual(['2026-11', [{ from: '2026-11-02', to: '2026-11' }]]);
    fireEvent.change(to, { target: { value: '2026-11-09' } });
    expect([to.value, onChange.mock.lastCall]).toEqual(['2026-11-09', [{ from: '2026-11-02', to: '2026-11-09' }]]);
    fireEvent.blur(to);
    expect(to.value).toBe('09-Nov-2026');
    expect(document.getElementById(to.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Too long.');
  });

  test('takes both ends from the calendar in either order, and moves by keys', async () => {
    const onChange = vi.fn();
    render(<Asked onChange={onChange} />);
    fireEvent.click(await screen.findByRole('button', { name: '20-Nov-2026' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-02', to: '2026-11-20' });
    fireEvent.click(screen.getByRole('button', { name: '10-Nov-2026' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-10', to: '' });
    fireEvent.keyDown(screen.getByRole('button', { name: '10-Nov-2026' }), { key: 'ArrowUp' });
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('03-Nov-2026'));
    fireEvent.keyDown(screen.getByRole('button', { name: '03-Nov-2026' }), { key: 'PageUp' });
    await eventually(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('03-Oct-2026'));
    fireEvent.click(screen.getByRole('button', { name: '03-Oct-2026' }));
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-10-03', to: '2026-11-10' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '23-Nov-2026' }).disabled).toBe(true);
  });

  test('shows the months of a range, also after today, once it is typed or chosen', async () => {
    render(<Asked onChange={() => undefined} />);
    await screen.findByRole('table', { name: 'November 2026' });
    const months = () => screen.getAllByRole('table').map((month) => month.getAttribute('aria-label'));
    expect(months()).toEqual(['October 2026', 'November 2026']);
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2030-02-09' } });
    expect(months()).toEqual(['January 2030', 'February 2030']);
    cleanup();
    render(<Asked first={{ from: '2030-01-02', to: '2030-02-09' }} onChange={() => undefined} />);
    await screen.findByRole('table', { name: 'February 2030' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'This week' }));
    expect(months()).toEqual(['October 2026', 'November 2026']);
  });

  test('takes both days from a preset, which then is marked as pressed', () => {
    const onChange = vi.fn();
    render(<Asked onChange={onChange} />);
    const preset = screen.getByRole('button', { name: 'This week' });
    expect(preset.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(preset);
    expect(onChange).toHaveBeenLastCalledWith({ from: '2026-11-16', to: '2026-11-22' });
    expect(preset.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a combobox', () => {
  const options = ['Àkúrẹ́', 'Ọ̀yọ́', 'Kano'].map((label) => ({ value: label.toUpperCase(), label }));
  const type = async (text: string) => {
    const input = screen.getByRole('combobox', { name: 'Town' });
    act(() => input.focus());
    fireEvent.change(input, { target: { value: text } });
    await screen.findByRole('listbox');
    return input;
  };

  test.each([
    ['akure', ['Àkúrẹ́']],
    ['OY', ['Ọ̀yọ́']],
    ['k', ['Àkúrẹ́', 'Kano']],
    ['zz', []],
  ])('finds by %s and ignores case and diacritics', async (text, found) => {
    render(<Combobox label="Town" value="" onChoose={() => undefined} options={options} placeholder="Choose" />);
    await type(text);
    await eventually(() => expect(screen.queryAllByRole('option').map((option) => option.textContent)).toEqual(found));
    if (found.length === 0) expect(screen.getByText('No matches for “zz”.')).toBeTruthy();
  });

  test('selects a pressed option, and shows the selected one once its options are loaded', async () => {
    const onChoose = vi.fn();
    const field = (known: typeof options) => (
      <Combobox label="Town" value="KANO" onChoose={onChoose} options={known} placeholder="Choose" />
    );
    const { rerender } = render(field([]));
    rerender(field(options));
    expect(screen.getByRole('combobox', { name: 'Town' })).toHaveProperty('value', 'Kano');
    const input = await type('zzz');
    fireEvent.keyDown(input, { key: 'Escape' });
    await eventually(() => expect(input).toHaveProperty('value', 'Kano'));
    await type('oyo');
    fireEvent.click(await screen.findByRole('option', { name: 'Ọ̀yọ́' }));
    await eventually(() => expect(onChoose).toHaveBeenCalledWith('Ọ̀yọ́'.toUpperCase()));
  });
});

describe('a value with a copy button', () => {
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

  test('shows for two seconds that it was copied, and nothing after it is removed', async () => {
    vi.useFakeTimers();
    const write = vi.fn(async () => undefined);
    copyWith(write);
    const { container, unmount } = render(<Copyable text="000111" shown="000 111" label="Copy number" />);
    const live = container.querySelector('[aria-live=polite]');
    await press('Copy number');
    expect(write).toHaveBeenCalledWith('000111');
    expect(live?.textContent).toBe('Copied!');
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy();
    act(() => vi.advanceTimersByTime(2000));
    expect(live?.textContent).toBe('');
    await press('Copy number');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is selected completely if the browser refuses to copy', async () => {
    copyWith(() => Promise.reject(new Error('no')));
    render(<Copyable text="000111" shown="000 111" label="Copy number" />);
    await press('Copy number');
    expect(screen.getByText('000111')).toBeTruthy();
    expect(document.getSelection()?.toString()).toBe('000111');
  });
});

describe('a file field', () => {
  const offer = (file: File) => {
    const onFiles = vi.fn();
    render(<FileDrop label="List" accept=".csv, image/*" maxBytes={10} onFiles={onFiles} hint="Small" />);
    const input = screen.getByLabelText('List');
    fireEvent.change(input, { target: { files: [file] } });
    return { onFiles, input };
  };

  test.each([
    ['of another kind', new File(['a'], 'a.exe', { type: 'application/x-msdownload' }), /isn’t a supported file.*\.csv, image/],
    ['too large', new File(['12345678901'], 'a.csv'), /“a\.csv” is larger than 10 bytes/],
  ])('%s is refused with the reason', (_, file, why) => {
    const { onFiles, input } = offer(file);
    expect(onFiles).not.toHaveBeenCalled();
    expect(screen.getByText(why)).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-describedby')?.split(' ')).toHaveLength(2);
  });

  test.each([new File(['a'], 'LIST.CSV'), new File(['a'], 'a.png', { type: 'image/png' })])(
    'of an allowed type and size is accepted',
    (file) => {
      expect(offer(file).onFiles).toHaveBeenCalledWith([file]);
    },
  );

  test('accepts a dropped file', () => {
    const { onFiles } = offer(new File(['12345678901'], 'a.csv'));
    const good = new File(['a'], 'b.csv');
    fireEvent.drop(screen.getByText('Choose a file'), { dataTransfer: { files: [good] } });
    expect(onFiles).toHaveBeenCalledWith([good]);
    expect(screen.queryByText(/is larger/)).toBeNull();
  });
});

test('progress shows a percentage, or only that it continues', () => {
  const { rerender } = render(<Progress label="Sending" value={41.6} />);
  expect(screen.getByRole('progressbar', { name: 'Sending' }).getAttribute('value')).toBe('41.6');
  expect(screen.getByText('42%')).toBeTruthy();
  rerender(<Progress label="Sending" value={null} />);
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false);
});

test('steps show their state in words too', () => {
  render(
    <Timeline
      steps={[
        { label: 'Begun', state: 'done', icon: 'check' },
        { label: 'Waiting', state: 'now', icon: 'users' },
        { label: 'Paid', state: 'ahead', icon: 'circle-dashed' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Done: Begun', 'Waiting', 'Upcoming: Paid']);
  expect(screen.getByText('Waiting').closest('li')?.getAttribute('aria-current')).toBe('step');
});
