// @vitest-environment happy-dom
/** What the parts of a file's review say, which depends on how many rows there are and on what is known of them. */

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NO_RESULTS } from '../../../../machines/kit/batch/batch.results';
import type { LookupView } from '../../../../machines/kit/batch/batch.select';
import type { EntryState } from '../../../../machines/kit/batch/batch.types';
import type { Send, ShownEntry } from './batchFlow';
import { NextRows, NotSent } from './LeftOver';
import { Lookup } from './Lookup';
import { NotReady } from './NotReady';
import { ResultsTable } from './ResultsTable';
import { ReviewButton } from './ReviewButton';
import { cellsOf, lineColumn, stateColumn, waysColumn } from './rowCells';

afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const counts = { all: 1_200, ready: 1_000, waiting: 0, attention: 150, leftOut: 50 };

describe('[BLK-01] what rows name is looked up', () => {
  const WORDS = { running: 'Looking up', button: 'Look up again', stopped: 'names are known.', silent: 'Some did not answer.' };
  function show(lookup: Partial<LookupView>, may = true, problem: string | null = null) {
    const send = vi.fn();
    const all: LookupView = { state: 'done', done: 3, of: 12, isSilent: false, ...lookup };
    render(<Lookup<'amount'> lookup={all} problem={problem} words={WORDS} can={() => may} send={send} />);
    return send;
  }
  const bar = () => screen.getByRole('progressbar').getAttribute('value');

  it('with its progress, until it is stopped', () => {
    const send = show({ state: 'running' });
    expect([screen.getByLabelText('Looking up: 3 of 12').tagName, bar()]).toEqual(['PROGRESS', '25']);
    fireEvent.click(button('Cancel'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'lookup.stopped' });
    cleanup();
    show({ state: 'running', done: 0, of: 0 });
    expect(bar()).toBeNull();
  });

  it.each([
    [{}, true, null, null],
    [{ isSilent: true }, true, null, 'Some did not answer.'],
    [{ state: 'stopped' }, true, null, '3 of 12 names are known.'],
    [{ state: 'stopped', isSilent: true }, true, 'No connection', 'No connection. 3 of 12 names are known.'],
    [{ isSilent: true }, false, null, 'Some did not answer.'],
  ] as const)('and says what is missing, with the way to look again: %j', (lookup, may, problem, words) => {
    const send = show(lookup, may, problem);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('status')?.textContent?.replace('Look up again', '') ?? null).toBe(words);
    expect(screen.queryAllByRole('button')).toHaveLength(words ? 1 : 0);
    if (!words) return;
    fireEvent.click(button('Look up again'));
    // Behind a dialog it keeps its place, disabled.
    expect(send.mock.calls).toEqual(may ? [[{ type: 'lookup.retry' }]] : []);
  });
});

describe('[BLK-01] rows that are not ready', () => {
  it.each([
    [1, 1_000, '1 of 1,200 rows needs fixing and won’t be paid. You can download it.'],
    [200, 1_000, '200 of 1,200 rows need fixing and won’t be paid. You can download them.'],
    [0, 1_200, ''],
    [1_200, 0, ''],
  ])('are named beside those that are: %s beside %s', (rest, ready, words) => {
    const { container } = render(<NotReady counts={{ ...counts, ready, leftOut: 0 }} rest={rest} done="paid" />);
    expect(container.textContent).toBe(words);
  });

  it.each([
    [17, 6, '11 of 1,200 rows need fixing and won’t be paid. 6 excluded. You can download them.'],
    [7, 6, '1 of 1,200 rows needs fixing and won’t be paid. 6 excluded. You can download them.'],
    [6, 6, '6 of 1,200 rows are excluded and won’t be paid. You can download them.'],
    [1, 1, '1 of 1,200 rows is excluded and won’t be paid. You can download it.'],
  ])('are counted apart from those that the merchant excluded: %s with %s', (rest, leftOut, words) => {
    const { container } = render(<NotReady counts={{ ...counts, ready: 3, leftOut }} rest={rest} done="paid" />);
    expect(container.textContent).toBe(words);
  });
});

describe('[BLK-01] the way to the confirmation', () => {
  it.each([
    ['No row is ready.', false, 'No row is ready.'],
    [null, false, null],
    [null, true, null],
  ] as const)('counts the rows that are ready, and says why they cannot be reviewed (%s, %s)', (given, may, reason) => {
    const view = {
      step: 'reviewing',
      problem: null,
      reply: null,
      name: 'a.csv',
      notes: [],
      isFromFile: true,
      counts: { ...counts, ready: 1 },
      ...NO_RESULTS,
    } as const;
    const send = vi.fn();
    render(<ReviewButton<'amount'> flow={{ view, can: () => may, send }} reason={given} />);
    expect(button('Review 1 row').disabled).toBe(!may);
    expect(document.querySelector('[data-reason]')?.textContent ?? null).toBe(reason);
    fireEvent.click(button('Review 1 row'));
    expect(send.mock.calls.flat()).toEqual(may ? [{ type: 'batch.reviewed' }] : []);
  });
});

const bodyRows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));

describe('[BLK-01] the result of each row', () => {
  const outcomes = [
    { line: 2, isFailed: false },
    { line: 3, isFailed: true },
    { line: 4, isFailed: false },
  ];
  const show = (some: readonly { line: number; isFailed: boolean }[], tools?: string) => {
    window.history.replaceState(null, '', '/results');
    render(<ResultsTable columns={[]} outcomes={some} failedLabel="Declined" tools={tools} />);
  };
  const lines = () => bodyRows().map(([line]) => line);
  const choices = () => screen.queryAllByRole('radio').map(({ parentElement }) => parentElement?.textContent);

  it('starts with those that failed, which can be shown alone', () => {
    show(outcomes);
    expect(choices()).toEqual(['All 3', 'Declined 1', 'Accepted 2']);
    expect(screen.getByRole('group', { name: 'Rows' })).toBeTruthy();
    expect(lines()).toEqual(['3', '2', '4']);
    const tones = [...document.querySelectorAll('tbody tr')].map((row) => row.getAttribute('data-tone'));
    expect(tones).toEqual(['attention', null, null]);
    fireEvent.click(screen.getByRole('radio', { name: 'Declined 1' }));
    expect(lines()).toEqual(['3']);
    fireEvent.click(screen.getByRole('radio', { name: 'Accepted 2' }));
    expect(lines()).toEqual(['2', '4']);
  });

  it.each([
    ['accepted', outcomes.filter(({ isFailed }) => !isFailed)],
    ['declined', outcomes.filter(({ isFailed }) => isFailed)],
  ])('has no choice where all are %s', (_, some) => {
    show(some, 'Print');
    expect(choices()).toEqual([]);
    expect(screen.getByText('Print')).toBeTruthy();
    expect(lines()).toEqual(some.map(({ line }) => `${line}`));
    expect(screen.getByRole('table', { name: 'Result of each row' })).toBeTruthy();
  });
});

describe('[BLK-01] the rows that a batch left over', () => {
  const none = { all: 0, sent: 0, unsent: 0, excluded: 0, hidden: 0 };

  it('are counted by why they were not sent', () => {
    render(<NotSent account={{ all: 9, sent: 3, unsent: 1, excluded: 2, hidden: 3 }} />);
    expect(screen.getByText('6 of 9 rows weren’t sent: 1 wasn’t ready, 2 excluded, 3 hidden in the spreadsheet.')).not.toBeNull();
  });

  it('are not known, and not offered, if the browser had no room for the file', () => {
    render(
      <>
        <NotSent account={none} />
        <NextRows failed={1} leftOver={0} account={none} disabled={false} onPress={() => undefined} />
      </>,
    );
    expect(screen.getByText(/^Your browser had no room for the rows of this file/)).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('[BLK-01] the cells of a row', () => {
  it.each([
    ['ready', 'Ready'],
    ['waiting', 'Loading name'],
    ['attention', 'Needs attention'],
    ['leftOut', 'ExcludedRestore row 7'],
  ] as const satisfies readonly (readonly [EntryState, string])[])('say its status %s', (state, words) => {
    const send = vi.fn();
    const entry = { row: { line: 7 }, state };
    render(stateColumn('Loading name', send).cell(entry));
    expect(document.body.textContent).toBe(words);
    if (state !== 'leftOut') return;
    fireEvent.click(button('Restore row 7'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'row.restored', line: 7 });
  });

  it('have a menu with what can be done about this row alone', async () => {
    const send = vi.fn<Send<'amount'>>();
    const offer = { label: 'Use 15.00', field: 'amount', text: '15.00' } as const;
    const column = waysColumn<'wrong', 'amount', ShownEntry<'wrong', 'amount'>>({ keep: 'Pay again' }, send);
    const of = { row: { line: 7, beyond: '' }, state: 'attention', isTwin: true, isHeld: true } as const;
    render(column.cell({ ...of, problems: [{ cause: 'wrong', field: 'amount', says: 'Not an amount', offer }] }));
    const open = async () => {
      fireEvent.click(button('Actions for row 7'));
      return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    };
    expect(await open()).toEqual(['Use 15.00 in this row', 'Include row 7', 'Pay again', 'Exclude row 7']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Use 15.00 in this row' }));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'cell.changed', line: 7, field: 'amount', text: '15.00' });
    cleanup();
    render(column.cell({ ...of, state: 'leftOut', problems: [] }));
    expect(await open()).toEqual(['Restore row 7']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Restore row 7' }));
    expect(send).toHaveBeenLastCalledWith({ type: 'row.restored', line: 7 });
  });

  it('say its number', () => {
    render(lineColumn.cell({ row: { line: 1_007 } }));
    expect(document.body.textContent).toBe('Row 1,007');
  });

  type Field = 'amount' | 'reason';
  interface Entry extends ShownEntry<'wrong', Field> {
    readonly row: Readonly<Record<Field | 'beyond', string>> & { readonly line: number; readonly typed: readonly Field[] };
  }
  const entry: Entry = {
    row: { line: 7, beyond: '', typed: [], amount: '15x', reason: 'Late' },
    state: 'attention',
    problems: [{ cause: 'wrong', field: 'amount', says: 'Not an amount', offer: null }],
    isTwin: false,
    isHeld: false,
  };
  const cell = cellsOf<'wrong', Field, Entry>({
    heads: { amount: 'Amount', reason: 'Reason' },
    numeric: 'amount',
    shown: ({ row }, name) => row[name],
  });
  const field = () => screen.queryByRole<HTMLInputElement>('textbox');
  const show = (given: Partial<Entry>, name: Field = 'amount', send: Send<Field> = vi.fn()) =>
    render(cell({ ...entry, ...given }, name, send));

  it.each([
    ['that is wrong', {}, 'amount', true],
    ['that is right', {}, 'reason', false],
    ['that was corrected', { row: { ...entry.row, typed: ['reason'] } }, 'reason', true],
    ['of a row whose cells may have shifted', { row: { ...entry.row, beyond: 'x' } }, 'reason', true],
    ['of a row that is excluded', { state: 'leftOut' }, 'amount', false],
    ['of a row without problems', { problems: [] }, 'amount', false],
  ] as const)('can be changed in one %s', (_, given, name, isOpen) => {
    show(given, name);
    expect(field() !== null).toBe(isOpen);
    if (!isOpen) expect(document.body.textContent).toBe(name === 'amount' ? '15x' : 'Late');
  });

  it('say which row they are of, and what is wrong with it', () => {
    const send = vi.fn();
    show({}, 'amount', send);
    const wrong = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount, row 7' });
    expect([wrong.value, wrong.inputMode, wrong.getAttribute('aria-invalid'), wrong.getAttribute('aria-describedby')]).toEqual([
      '15x',
      'decimal',
      'true',
      'row-7-reasons',
    ]);
    fireEvent.change(wrong, { target: { value: '15' } });
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'cell.changed', line: 7, field: 'amount', text: '15' });
    cleanup();
    show({ row: { ...entry.row, typed: ['reason'] }, problems: [] }, 'reason');
    expect([field()?.inputMode, field()?.getAttribute('aria-invalid'), field()?.hasAttribute('aria-describedby')]).toEqual([
      'text',
      null,
      false,
    ]);
  });
});
