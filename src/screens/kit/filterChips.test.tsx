// @vitest-environment happy-dom
/** The filters of a list in words: as chips above its rows, and as sentences in the dialog that exports it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dateRange,
  type FilterOf,
  filters,
  fixed,
  linked,
  oneOf,
  openChoice,
  searchFor,
  searchIn,
} from '../../../machines/kit/list/filters';
import { commonCurrency } from './commonCurrency';
import { exportScope } from './exportScope';
import { FilterChips } from './FilterChips';

afterEach(cleanup);

const declared = filters({
  words: searchFor('Search'),
  person: searchIn(
    [
      { value: 'name', label: 'Name' },
      { value: 'email', label: 'Email' },
    ],
    { label: 'Find' },
  ),
  status: oneOf('Status', [{ value: 'N', label: 'New' }]),
  country: openChoice('Country', /^\w+$/),
  bank: linked('Bank', /^\w+$/),
  days: dateRange(),
  owner: fixed('owner'),
});
type Filter = FilterOf<typeof declared>;

const options = { country: [{ value: 'NG', label: 'Nigeria' }] };

const stateOf = (given: Partial<Filter>, apply = vi.fn()) => ({ ...declared, value: { ...declared.empty, ...given }, apply });

const VALUES: readonly (readonly [what: string, value: Partial<Filter>, chip: string | null])[] = [
  ['nothing', {}, null],
  ['what the page sets', { owner: '7' }, null],
  ['a search', { words: 'ada' }, 'Search: ada'],
  ['a search of a column', { person: { text: 'ada', column: 'email' } }, 'Email: ada'],
  ['a choice', { status: 'N' }, 'Status: New'],
  ['a choice that the page knows', { country: 'NG' }, 'Country: Nigeria'],
  ['a choice that nobody knows', { country: 'XX' }, 'Country: XX'],
  ['what a link sets', { bank: 'GTB' }, 'Bank: GTB'],
  ['days', { days: { from: '2026-11-01', to: '2026-11-20' } }, 'Date Range: 01-Nov-2026 – 20-Nov-2026'],
  ['one day', { days: { from: '2026-11-01', to: '2026-11-01' } }, 'Date Range: 01-Nov-2026'],
  ['days from one on', { days: { from: '2026-11-01', to: '' } }, 'Date Range: From 01-Nov-2026'],
  ['days until one', { days: { from: '', to: '2026-11-20' } }, 'Date Range: Until 20-Nov-2026'],
];

const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map(({ parentElement }) => parentElement?.textContent);
const wordsOf = (given: Partial<Filter>) =>
  exportScope({ filters: stateOf(given), view: { total: 1, busy: false, shownAt: 1, fault: null } }, options).words;

describe('[GEN-05] a filter in words', () => {
  it.each(VALUES)('of %s', (_, value, chip) => {
    render(<FilterChips filters={stateOf(value)} options={options} withDays />);
    expect(chips()).toEqual(chip === null ? [] : [chip]);
    expect(wordsOf(value)).toBe(chip === null ? '' : `${chip}.`);
  });

  it('of days has no chip where their button says the same', () => {
    render(<FilterChips filters={stateOf({ status: 'N', days: { from: '2026-11-01', to: '' } })} options={options} />);
    expect(chips()).toEqual(['Status: New']);
  });

  it('is removed by its chip alone, or with all others except what the page sets', () => {
    const apply = vi.fn();
    const value = { words: 'ada', status: 'N', owner: '7' } as const;
    render(<FilterChips filters={stateOf(value, apply)} options={options} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter Status' }));
    expect(apply).toHaveBeenLastCalledWith({ ...declared.empty, words: 'ada', owner: '7' });
    fireEvent.click(screen.getByRole('button', { name: 'Reset all' }));
    expect(apply).toHaveBeenLastCalledWith({ ...declared.empty, owner: '7' });
  });
});

describe('[TRX-03] the number of rows to export', () => {
  const view = { total: 60, busy: false, shownAt: 1, fault: null };
  it.each([
    ['those of the list', view, 60],
    ['not known while it loads', { ...view, busy: true }, null],
    ['not known before it loads', { ...view, shownAt: null }, null],
    ['not known after a failure', { ...view, fault: { kind: 'network' } }, null],
  ])('is %s', (_, shown, total) => expect(exportScope({ filters: stateOf({}), view: shown }).total).toBe(total));
});

it.each<[readonly string[], string | null]>([
  [[], null],
  [['NGN', 'NGN'], 'NGN'],
  [['NGN', 'USD'], null],
])('[GEN-05] rows in %j have %s in common', (currencies, common) =>
  expect(commonCurrency(currencies.map((currency) => ({ currency })))).toBe(common),
);
