// @vitest-environment happy-dom
/** What is offered for the rows of a file that are not ready: for one row, and for all rows with the same problem. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../../../machines/kit/batch/batch.check';
import type { ProblemGroup, Remedy } from '../../../../machines/kit/batch/batch.queue';
import type { CauseWords, ShownEntry } from './batchFlow';
import { ReviewQueue } from './ReviewQueue';
import { RowReasons } from './RowReasons';

afterEach(cleanup);

type Cause = 'unreadable' | 'silent';
type Field = 'amount';

const WORDS: CauseWords<Cause, Field> = {
  heads: { unreadable: 'Not an amount', silent: 'Not loaded' },
  lookUp: () => 'Look up',
  keep: 'Pay again',
};
const OFFER = { label: 'Use 15.00', field: 'amount', text: '15.00' } as const;
const unreadable: Problem<Cause, Field> = { cause: 'unreadable', field: 'amount', says: '“15x” is not an amount.', offer: OFFER };
const silent: Problem<Cause, Field> = { cause: 'silent', field: 'row', says: 'There was no answer.', offer: null };

const groupOf = (key: string, lines: readonly number[], more: Partial<ProblemGroup<Cause, Field>> = {}) => ({
  key,
  cause: 'unreadable' as const,
  field: 'amount' as const,
  lines,
  says: null,
  remedies: [],
  ...more,
});

const names = () =>
  screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim());
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('[BLK-01] what is said of a row that is not ready', () => {
  const correct: Remedy<Field> = { kind: 'correct', lines: [7, 8], offer: OFFER };

  function show(given: Partial<ShownEntry<Cause, Field>>, remedies: readonly Remedy<Field>[] = []) {
    const send = vi.fn();
    const entry: ShownEntry<Cause, Field> = {
      row: { line: 7, beyond: '' },
      state: 'attention',
      problems: [unreadable],
      isTwin: false,
      isHeld: false,
      ...given,
    };
    const groups = new Map([['unreadable', groupOf('unreadable', [7, 8], { remedies })]]);
    render(<RowReasons entry={entry} words={WORDS} groupKeyOf={(_, { cause }) => cause} groups={groups} send={send} />);
    return send;
  }

  it.each([
    ['a problem without a correction', { problems: [silent] }, [], ['Exclude row 7']],
    ['a correction', {}, [], ['Use 15.00', 'Exclude row 7']],
    ['a correction that all such rows allow', {}, [correct], ['Only here: Use 15.00, row 7', 'Exclude row 7']],
    ['a correction of other rows', {}, [{ ...correct, lines: [8, 9] }], ['Use 15.00', 'Exclude row 7']],
    ['a correction of this row alone', {}, [{ ...correct, lines: [7] }], ['Use 15.00', 'Exclude row 7']],
    ['another remedy of all such rows', {}, [{ kind: 'exclude', lines: [7, 8] }], ['Use 15.00', 'Exclude row 7']],
    ['a hidden row', { isHeld: true }, [], ['Use 15.00', 'Include row 7', 'Exclude row 7']],
    ['a row that is there twice', { isTwin: true }, [], ['Use 15.00', 'Pay again', 'Exclude row 7']],
    ['several problems', { problems: [unreadable, silent] }, [], ['Use 15.00', 'Exclude row 7']],
  ] as const)('offers what can be done: %s', (_, given, remedies, offered) => {
    show(given, remedies);
    expect(names()).toEqual(offered);
    const problems = 'problems' in given ? given.problems : [unreadable];
    for (const { says } of problems) expect(screen.getByText(says)).toBeTruthy();
  });

  it('has the ways out of the row after its last problem', () => {
    show({ problems: [unreadable, silent] });
    const places = ['Use 15.00', 'Exclude row 7'].map(
      (name) => screen.getByRole('button', { name }).parentElement?.previousSibling,
    );
    expect(places.map((place) => place?.textContent)).toEqual([unreadable.says, silent.says]);
  });

  it('sends each of them', () => {
    const send = show({ isHeld: true, isTwin: true }, [correct]);
    for (const name of ['Only here: Use 15.00, row 7', 'Include row 7', 'Pay again', 'Exclude row 7']) press(name);
    expect(send.mock.calls.flat()).toEqual([
      { type: 'cell.changed', line: 7, field: 'amount', text: '15.00' },
      { type: 'rows.included', lines: [7] },
      { type: 'row.confirmed', line: 7 },
      { type: 'row.excluded', line: 7 },
    ]);
  });
});

describe('[BLK-01] the problems of a file', () => {
  function show(groups: readonly ProblemGroup<Cause, Field>[], { at = 0, may = true } = {}) {
    const [send, step, shown] = [vi.fn(), vi.fn(), vi.fn()];
    const problems = { groups, at, revealed: null, opened: null, step, show: shown };
    render(<ReviewQueue<Cause, Field> words={WORDS} problems={problems} can={() => may} send={send} />);
    return { send, step, shown };
  }
  const title = () => screen.getByRole('heading', { level: 2 }).textContent;

  it.each([
    [[[2]], '1 problem'],
    [[[2], [3, 4]], '3 problems'],
  ])('are counted by their rows: %j', (lines, words) => {
    show(lines.map((some, n) => groupOf(`${n}`, some)));
    expect(title()).toBe(words);
    expect(screen.getAllByText('1 row')).toHaveLength(1);
  });

  it('lead to their rows, the first six of each', () => {
    const group = groupOf('many', [2, 3, 4, 5, 6, 7, 1_008]);
    const { shown } = show([group, groupOf('six', [12, 13, 14, 15, 16, 17])]);
    expect(names().filter((name) => name?.startsWith('Row'))).toEqual(
      [2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16, 17].map((line) => `Row ${line}`),
    );
    expect(screen.getAllByText(/^and \d+ more$/).map(({ textContent }) => textContent)).toEqual(['and 1 more']);
    press('Row 3');
    expect(shown).toHaveBeenCalledExactlyOnceWith(group, 3);
  });

  it('are shown around the current one, if they are many', () => {
    const groups = Array.from({ length: 30 }, (_, n) => groupOf(`${n}`, [n + 2], { says: `Problem ${n}` }));
    const { step } = show(groups, { at: 20 });
    expect(screen.getAllByText(/^Problem \d+$/).map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 20 }, (_, n) => `Problem ${n + 10}`),
    );
    const [current] = [...document.querySelectorAll('[aria-current]')];
    expect(current?.textContent).toContain('Problem 20');
    expect(document.body.textContent).toContain('21 of 30');
    press(/^Next/);
    expect(step).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('are solved for all rows of a group at once', () => {
    const remedies: readonly Remedy<Field>[] = [
      { kind: 'correct', lines: [2, 3], offer: OFFER },
      { kind: 'include', lines: [2, 3] },
      { kind: 'keep', lines: [2] },
      { kind: 'lookUp', lines: [2, 3] },
      { kind: 'exclude', lines: [2, 3] },
    ];
    const { send } = show([groupOf('g', [2, 3], { remedies })]);
    const all = ['Use 15.00 in 2 rows', 'Include the 2 rows', 'Pay again', 'Look up', 'Exclude 2 rows'];
    for (const name of all) press(`${name} (Not an amount)`);
    expect(send.mock.calls.flat()).toEqual([
      { type: 'group.corrected', key: 'g' },
      { type: 'rows.included', lines: [2, 3] },
      { type: 'row.confirmed', line: 2 },
      { type: 'lookup.retry' },
      { type: 'group.excluded', key: 'g' },
    ]);
  });

  it('cannot be looked up while that is running', () => {
    const remedies: readonly Remedy<Field>[] = [
      { kind: 'lookUp', lines: [2] },
      { kind: 'exclude', lines: [2] },
    ];
    show([groupOf('g', [2], { cause: 'silent', remedies })], { may: false });
    const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    expect(['Look up (Not loaded)', 'Exclude row 2 (Not loaded)'].map(isDisabled)).toEqual([true, false]);
  });
});
