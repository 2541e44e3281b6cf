// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wire } from '../../../machines/kit/flow/port';
import { finderMachine } from '../../../machines/shell/finder/finder.machine';
import type { Listed, Way } from '../../../machines/shell/finder/finder.types';
import { SIGNED_OUT, saveBookmark } from '../../flow/bookmarks';
import { FlowProvider } from '../../flow/FlowProvider';
import { Toasts } from '../../ui/feedback/Toasts';
import { FinderDialog } from './FinderDialog';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const LISTED: readonly Listed[] = [
  {
    kind: 'payout',
    label: 'ADA OKAFOR',
    note: 'BCS-PO-20931',
    by: { payout: '1' },
    words: '',
    sum: { amount: '60000.00', currency: 'NGN' },
    at: '2026-11-21T08:42:10',
  },
  { kind: 'payout', label: 'ADA SUM', note: 'Sum', by: { payout: '2' }, words: '', sum: { amount: '5.00', currency: 'USD' } },
  { kind: 'payout', label: 'ADA DAY', note: 'Day', by: { payout: '3' }, words: '', at: '2026-11-22T08:42:10' },
  { kind: 'payout', label: 'ADA', note: 'Neither', by: { payout: '4' }, words: '' },
];

it('[NAV-14] a result says its sum and its day, if it has them', async () => {
  render(
    <FlowProvider Toasts={Toasts}>
      <FinderDialog
        machine={wire(finderMachine, { find: async () => ({ listed: LISTED, missing: [] }) })}
        permissions={['payout.view']}
        ways={[]}
        open
        onClose={() => undefined}
      />
    </FlowProvider>,
  );
  fireEvent.change(await screen.findByLabelText('Find anything', { selector: 'input' }), { target: { value: 'Ada' } });
  await screen.findByRole('option', { name: /ADA OKAFOR/ }, { timeout: 10_000 });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'ADA OKAFORBCS-PO-20931NGN 60,000.0021-Nov-2026',
    'ADA SUMSumUSD 5.00',
    'ADA DAYDay22-Nov-2026',
    'ADANeither',
  ]);
});

it('[NAV-14] what is found stands in groups, and screens and actions come last', async () => {
  const way = { label: 'Ada’s screen', group: 'Payments', path: '/dashboard/ada', words: '' };
  render(
    <FlowProvider Toasts={Toasts}>
      <FinderDialog
        machine={wire(finderMachine, { find: async () => ({ listed: LISTED, missing: [] }) })}
        permissions={['payout.view']}
        ways={[way]}
        open
        onClose={() => undefined}
      />
    </FlowProvider>,
  );
  fireEvent.change(await screen.findByLabelText('Find anything', { selector: 'input' }), { target: { value: 'Ada' } });
  await screen.findByRole('group', { name: 'Payouts' }, { timeout: 10_000 });
  const names = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby') ?? '');
  expect(names.map((id) => document.getElementById(id)?.textContent)).toEqual(['Screens and actions', 'Payouts']);
});

interface Opened {
  readonly listed?: readonly Listed[];
  readonly ways?: readonly Way[];
}

function open({ listed = [], ways = [] }: Opened = {}) {
  render(
    <FlowProvider Toasts={Toasts}>
      <FinderDialog
        machine={wire(finderMachine, { find: async () => ({ listed, missing: [] }) })}
        permissions={['payout.view']}
        ways={ways}
        open
        onClose={() => undefined}
      />
    </FlowProvider>,
  );
}

const field = () => screen.findByLabelText('Find anything', { selector: 'input' });
const WAY = { label: 'Refunds', group: 'Payments', path: '/dashboard/refunds' };

describe('[NAV-14] the line below the results', () => {
  it.each([
    ['Re', [], 'Type 3 or more letters to search your data.'],
    ['Refunds', [], 'Nothing matches “Refunds”.'],
    [' Refunds ', [WAY], 'Nothing in your data matches “Refunds”.'],
  ])('for %j says what came of it', async (keyword, ways, words) => {
    open({ ways });
    fireEvent.change(await field(), { target: { value: keyword } });
    expect(await screen.findByText(words, {}, { timeout: 10_000 })).toBeTruthy();
  });
  it.each([true, false])('says which keys choose what was found, where there are keys (%s)', async (hasKeys) => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('pointer: fine') && hasKeys,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    open({ listed: LISTED });
    fireEvent.change(await field(), { target: { value: 'Ada' } });
    await screen.findByRole('option', { name: /ADA OKAFOR/ }, { timeout: 10_000 });
    await waitFor(() => expect(screen.getByRole('status').textContent).not.toContain('Searching'));
    expect(screen.getByRole('status').textContent).toBe(hasKeys ? 'Use arrow keys to choose, Enter to open, Esc to close.' : '');
    vi.unstubAllGlobals();
  });
});

it('[NAV-14] what was opened last comes first, until something is typed', async () => {
  const [ada] = LISTED;
  saveBookmark(SIGNED_OUT, 'finder', { opened: ada ? [{ ...ada, note: '' }] : [] });
  open({ ways: [WAY] });
  expect((await field()).getAttribute('placeholder')).toBe('Search for a screen, reference or email');
  const groups = () =>
    screen
      .getAllByRole('group')
      .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
  await screen.findByRole('group', { name: 'Opened last' });
  expect(groups()).toEqual(['Opened last', 'Screens and actions']);
  screen.getByRole('option', { name: /ADA OKAFOR.*Payouts/ });
  fireEvent.change(await field(), { target: { value: 'Ref' } });
  await waitFor(() => expect(groups()).toEqual(['Screens and actions']));
});
