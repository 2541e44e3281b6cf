// @vitest-environment happy-dom
/** Every row of a file, the parts of them that can be shown, and what is said above and below. */

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ProblemGroup } from '../../../../machines/kit/batch/batch.queue';
import { NO_RESULTS } from '../../../../machines/kit/batch/batch.results';
import type { FileView, LookupView } from '../../../../machines/kit/batch/batch.select';
import type { EntryState } from '../../../../machines/kit/batch/batch.types';
import { BatchReview } from './BatchReview';
import type { ShownEntry } from './batchFlow';

afterEach(cleanup);

type Entry = ShownEntry<'wrong', 'amount'>;

const entryOf = (line: number, state: EntryState): Entry => ({
  row: { line, beyond: '' },
  state,
  problems: state === 'attention' ? [{ cause: 'wrong', field: 'amount', says: `Row ${line} is wrong.`, offer: null }] : [],
  isTwin: false,
  isHeld: false,
});
const MIXED = [entryOf(2, 'ready'), entryOf(3, 'attention'), entryOf(4, 'leftOut'), entryOf(5, 'ready')];
const READY = [entryOf(2, 'ready'), entryOf(3, 'ready')];

interface Given {
  readonly entries?: readonly Entry[];
  readonly view?: Partial<FileView>;
  readonly lookup?: LookupView['state'];
  readonly isSaving?: boolean;
  readonly search?: string;
}

async function show({ entries = MIXED, view, lookup = 'done', isSaving = false, search = '' }: Given) {
  window.history.replaceState(null, '', `/bulk${search}`);
  const save = vi.fn();
  const many = (state: EntryState) => entries.filter((entry) => entry.state === state).length;
  const counts = {
    all: entries.length,
    ready: many('ready'),
    waiting: 0,
    attention: many('attention'),
    leftOut: many('leftOut'),
  };
  const file: FileView = {
    step: 'reviewing',
    problem: null,
    reply: null,
    name: 'a.csv',
    notes: [],
    isFromFile: true,
    counts,
    ...view,
  };
  const groups: readonly ProblemGroup<'wrong', 'amount'>[] = entries.flatMap(({ row: { line }, state }) =>
    state === 'attention' ? [{ key: `${line}`, cause: 'wrong', field: 'amount', lines: [line], says: null, remedies: [] }] : [],
  );
  const all = { ...file, ...NO_RESULTS, entries, groups, lookup: { state: lookup, done: 1, of: 2, isSilent: false } };
  render(
    <BatchReview<'wrong', 'amount', Entry>
      flow={{ view: all, can: () => false, send: () => undefined }}
      groupKeyOf={({ row }) => `${row.line}`}
      columnsOf={() => [{ key: 'line', head: 'Row', cell: ({ row }) => `${row.line}` }]}
      words={{ heads: { wrong: 'Wrong' }, lookUp: () => 'Look up', keep: 'Keep' }}
      lookupWords={{ running: 'Looking up', button: 'Look up', stopped: 'are known.', silent: 'Some are not known.' }}
      files={{ busy: isSaving, save }}
      refused="Nothing was sent."
      foot={<p>The foot</p>}
    />,
  );
  // Rows render after their summary.
  await screen.findByRole('table', { name: 'Rows in the file' });
  return save;
}

const lines = () => [...document.querySelectorAll('tbody tr:not([data-under])')].map(({ textContent }) => textContent);
const toneOf = (line: number) => document.querySelectorAll('tbody tr:not([data-under])')[line - 2]?.getAttribute('data-tone');
const has = (text: string) => screen.queryAllByText(text).length > 0;

describe('[BLK-01] the review of a file', () => {
  it('counts its rows by what is to do about them, and shows each part on its own', async () => {
    await show({});
    expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      'All 4',
      'Needs attention 1',
      'Ready 2',
      'Excluded 1',
    ]);
    expect(screen.getByRole('group', { name: 'Rows' })).toBeTruthy();
    expect(lines()).toEqual(['2', '3', '4', '5']);
    expect([2, 3, 4, 5].map(toneOf)).toEqual([null, 'attention', 'faint', null]);
    expect(has('Row 3 is wrong.')).toBe(true);
    for (const [name, shown] of [
      ['Needs attention 1', ['3']],
      ['Ready 2', ['2', '5']],
      ['Excluded 1', ['4']],
    ] as const) {
      fireEvent.click(screen.getByRole('radio', { name }));
      await waitFor(() => expect(lines()).toEqual(shown));
    }
    expect(has('The foot')).toBe(true);
  });

  it('says above the rows why they were refused, because the last row may be far below', async () => {
    await show({ view: { problem: 'The provider said no.' } });
    const rows = screen.getByRole('table', { name: 'Rows in the file' });
    const refusal = screen.getByRole('alert');
    expect(refusal.textContent).toBe('The provider said no.Nothing was sent.');
    expect(refusal.compareDocumentPosition(rows) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('says that no row is of the part that is shown', async () => {
    await show({ entries: READY, search: '?rows=attention' });
    expect(has('No rows to show')).toBe(true);
    expect(has('Choose a different filter above.')).toBe(true);
    expect(screen.queryByRole('region', { name: 'Problems' })).toBeNull();
  });

  it('saves the rows that are not ready, once nothing is looked up any more', async () => {
    const save = await show({});
    fireEvent.click(screen.getByRole('button', { name: 'Download 2 rows' }));
    expect(save).toHaveBeenCalledExactlyOnceWith({ of: 'problems', entries: MIXED });
    cleanup();
    await show({ isSaving: true });
    expect(screen.getByRole('button', { name: 'Download 2 rows' }).getAttribute('aria-busy')).toBe('true');
    for (const given of [{ entries: READY }, { lookup: 'running' as const }]) {
      cleanup();
      await show(given);
      expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
    }
  });

  it('says what the reader noted', async () => {
    await show({ view: { notes: ['1 empty row was skipped.', 'Cells have formulas.'] } });
    const notes = () => [...document.querySelectorAll('[data-callout]')].map(({ textContent }) => textContent);
    expect(notes()).toEqual(['1 empty row was skipped. Cells have formulas.']);
    cleanup();
    await show({});
    expect(notes()).toEqual([]);
  });

  it.each([
    ['done', ['No connection', 'Nothing was sent.']],
    ['stopped', ['No connection. 1 of 2 are known.']],
  ] as const)('says what failed with what is safe, or with what is known (%s)', async (lookup, words) => {
    await show({ lookup, view: { problem: 'No connection' } });
    const all = ['No connection', 'Nothing was sent.', 'No connection. 1 of 2 are known.'];
    expect(all.filter(has)).toEqual(words);
    cleanup();
    await show({ lookup: 'done' });
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
