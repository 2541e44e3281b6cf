// @vitest-environment happy-dom
/** The filters that a list offers: its searches, its choices and its days. */
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dateRange, type FilterOf, filters, oneOf, openChoice, searchFor, searchIn } from '../../../machines/kit/list/filters';
import { FlowProvider } from '../../flow/FlowProvider';
import { FilterBar } from './FilterBar';
import { dayFields } from './FilterField';

beforeAll(() => dayFields.fetch());
beforeEach(() =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(min-width: 768px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const declared = filters({
  words: searchFor('Search anything'),
  person: searchIn(
    [
      { value: 'name', label: 'Name' },
      { value: 'email', label: 'Email' },
    ],
    { label: 'Search people' },
  ),
  status: oneOf('Status', ['New', 'Old'], { all: 'Any status' }),
  country: openChoice('Country', /^\w+$/),
  days: dateRange(),
});
type Filter = FilterOf<typeof declared>;
const options = { country: [{ value: 'NG', label: 'Nigeria' }] };

function show(first: Partial<Filter> = {}) {
  const applied = vi.fn();
  function Bar() {
    const [value, setValue] = useState<Filter>({ ...declared.empty, ...first });
    const apply = (next: Filter) => {
      applied(next);
      setValue(next);
    };
    return <FilterBar filters={{ ...declared, value, apply }} options={options} />;
  }
  render(
    <FlowProvider Toasts={() => null}>
      <Bar />
    </FlowProvider>,
  );
  return applied;
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('searchbox', { name });
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const textsOf = ({ options: all }: HTMLSelectElement) => [...all].map(({ text }) => text);
const search = (name: string) => act(async () => void fireEvent.submit(box(name)));

describe('[GEN-05] a search of a list', () => {
  it('finds its text without the spaces around it, in the column that is chosen', async () => {
    const applied = show();
    const [columns, ...others] = screen.getAllByRole<HTMLSelectElement>('combobox');
    if (!columns) throw new Error('There is no column to choose');
    expect([textsOf(columns), others]).toEqual([['Name', 'Email'], []]);
    fireEvent.change(columns, { target: { value: 'email' } });
    fireEvent.change(box('Search people'), { target: { value: ' ada ' } });
    expect(applied).not.toHaveBeenCalled();
    await search('Search people');
    expect(applied).toHaveBeenLastCalledWith({ ...declared.empty, person: { text: 'ada', column: 'email' } });
    fireEvent.change(box('Search anything'), { target: { value: 'bola' } });
    await search('Search anything');
    expect(applied).toHaveBeenLastCalledWith({ ...declared.empty, person: { text: 'ada', column: 'email' }, words: 'bola' });
  });
});

describe('[GEN-05] the filters of a panel', () => {
  it('are applied together, and counted', async () => {
    const applied = show();
    await press('Filter');
    expect(textsOf(list('Status'))).toEqual(['Any status', 'New', 'Old']);
    expect(textsOf(list('Country'))).toEqual(['All', 'Nigeria']);
    fireEvent.change(list('Status'), { target: { value: 'Old' } });
    fireEvent.change(list('Country'), { target: { value: 'NG' } });
    expect(applied).not.toHaveBeenCalled();
    await press('Apply Filter');
    expect(applied).toHaveBeenCalledExactlyOnceWith({ ...declared.empty, status: 'Old', country: 'NG' });
    const panel = await screen.findByRole('button', { name: /^Filter/ });
    expect(panel.textContent).toContain('2');
  });

  it('are reset without what other panels set, and left as they were', async () => {
    const applied = show({ status: 'New', words: 'ada' });
    await press(/^Filter/);
    await press('Reset');
    expect(list('Status').value).toBe('');
    await press('Apply Filter');
    expect(applied).toHaveBeenCalledExactlyOnceWith({ ...declared.empty, words: 'ada' });
  });

  it('say what is wrong with days once they are applied', async () => {
    const applied = show();
    await press('Date Range');
    const panel = within(await screen.findByRole('dialog'));
    const enter = (name: string, value: string) => fireEvent.change(panel.getByLabelText(name), { target: { value } });
    const problems = () => document.querySelectorAll('[aria-invalid=true]').length;
    enter('From', '2026-11-20');
    enter('To', '2026-11-01');
    expect(problems()).toBe(0);
    await press('Apply Filter');
    await waitFor(() => expect(problems()).toBeGreaterThan(0));
    expect(applied).not.toHaveBeenCalled();
    enter('To', '2026-11-21');
    expect(problems()).toBe(0);
    await press('Apply Filter');
    expect(applied).toHaveBeenCalledExactlyOnceWith({ ...declared.empty, days: { from: '2026-11-20', to: '2026-11-21' } });
    expect(await screen.findByRole('button', { name: /20-Nov-2026 – 21-Nov-2026/ })).toBeTruthy();
  });
});
