// @vitest-environment happy-dom
/** Where a list has its days: beside the filter panel on a wide page, in the panel on a narrow one. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { dateRange, type Filters, filters, linked, oneOf } from '../../../machines/kit/list/filters';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { FilterBar } from './FilterBar';
import { dayFields } from './FilterField';

beforeAll(() => dayFields.fetch());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const several = filters({
  kind: oneOf('Kind', ['Card', 'Bank'], { place: 'tabs' }),
  bank: linked('Bank', /^\w+$/),
  status: oneOf('Status', ['New', 'Old']),
  days: dateRange(),
});
const days = filters({ days: dateRange() });

/** Returns, for a width, the name of each panel's button with the labels of the fields behind it. */
const panelsOf =
  <Filter extends object>(declared: Filters<Filter>) =>
  async (isWide: boolean) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(min-width: 768px)' && isWide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    render(
      <FlowProvider Toasts={Toasts}>
        <FilterBar filters={{ ...declared, value: declared.empty, apply: () => undefined }} />
      </FlowProvider>,
    );
    const panels: Record<string, readonly (string | null)[]> = {};
    for (const { textContent: name } of screen.getAllByRole('button', { expanded: false })) {
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: name ?? '' })));
      const panel = within(await screen.findByRole('dialog', { name: name ?? '' }));
      panels[name ?? ''] = panel.getAllByText(/./, { selector: 'label, legend' }).map(({ textContent }) => textContent);
    }
    return panels;
  };

const DAYS = ['Date Range', 'From', 'To'];

it.each([
  ['other filters too', panelsOf(several), { Filter: ['Status', ...DAYS] }, { Filter: ['Status'], 'Date Range': DAYS }],
  ['days only', panelsOf(days), { Filter: DAYS }, { 'Date Range': DAYS }],
])(
  '[GEN-05] a list with %s has its days in the panel on a narrow page, and beside it on a wide one',
  async (_, panels, narrow, wide) => {
    expect(await panels(false)).toEqual(narrow);
    cleanup();
    expect(await panels(true)).toEqual(wide);
  },
);
