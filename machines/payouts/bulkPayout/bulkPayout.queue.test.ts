/** The queue of problems: which rows are alike, what a remedy does, and where the merchant is. */
import { describe, expect, it } from 'vitest';
import { number, provider, reviewed, texts } from '../../../tests/samples/bulkProvider';
import { placeIn, stepIn, windowIn } from '../../kit/batch/batch.queue';
import { checkRow } from './bulkPayout.check';
import { entriesOf } from './bulkPayout.entries';
import { groupsOf } from './bulkPayout.queue';
import { contextOf, finderFor } from './bulkPayout.rules';

const misspelt = (line: number, bank: string) => ({ ...texts(line, number(line)), bank });

async function queued(...given: Parameters<typeof provider>[0]) {
  const flow = await reviewed(provider(given));
  const groups = () =>
    flow
      .view()
      .groups.map(({ key, lines, remedies }) => ({ key, lines, remedies: remedies.map((each) => [each.kind, each.lines]) }));
  return { ...flow, groups };
}

describe('[BLK-01] rows with the same problem', () => {
  it('are listed together, the most rows first, and an unknown bank with its own name only', async () => {
    const { groups } = await queued(
      texts(2, '1'),
      misspelt(3, 'Guaranty Bnk'),
      misspelt(4, ' guaranty bnk '),
      misspelt(5, 'Garanty Trust Bank'),
      texts(6, number(6), '0'),
    );
    expect(groups()).toEqual([
      { key: 'bankUnknown guaranty bnk', lines: [3, 4], remedies: [['correct', [3, 4]]] },
      { key: 'accountLength', lines: [2], remedies: [['exclude', [2]]] },
      { key: 'bankUnknown garanty trust bank', lines: [5], remedies: [['correct', [5]]] },
      { key: 'amountZero', lines: [6], remedies: [['exclude', [6]]] },
    ]);
  });

  it('are corrected together, where the row allows it, and no other row is', async () => {
    const shifted = { ...misspelt(4, 'Guaranty Bnk'), beyond: '000' };
    const { actor, view, groups, named } = await queued(
      ...[misspelt(2, 'Guaranty Bnk'), misspelt(3, 'Guaranty Bnk'), shifted, misspelt(5, 'Garanty Trust Bank')],
    );
    expect(groups()[0]?.remedies).toEqual([['correct', [2, 3]]]);
    actor.send({ type: 'group.corrected', key: 'bankUnknown guaranty bnk' });
    await named();
    expect(view().entries.map(({ row, state }) => [row.bank, state])).toEqual([
      ['Guaranty Trust Bank', 'ready'],
      ['Guaranty Trust Bank', 'ready'],
      ['Guaranty Bnk', 'attention'],
      ['Garanty Trust Bank', 'attention'],
    ]);
    const before = actor.getSnapshot().context.sheet;
    actor.send({ type: 'group.corrected', key: 'bankUnknown nobody' });
    expect(actor.getSnapshot().context.sheet).toBe(before);
  });

  it('get their leading zeros together, each its own, but rounded numbers are confirmed one by one', async () => {
    const { actor, view, groups, named } = await queued(
      ...[texts(2, '12345678'), texts(3, '123456789'), texts(4, '1'), texts(5, '1234500000'), texts(6, '9876500000')],
    );
    expect(groups()).toEqual([
      { key: 'accountLength', lines: [2, 3, 4], remedies: [['correct', [2, 3]]] },
      { key: 'accountRounded', lines: [5, 6], remedies: [['exclude', [5, 6]]] },
    ]);
    actor.send({ type: 'group.corrected', key: 'accountLength' });
    await named();
    expect(view().entries.map(({ row }) => row.account)).toEqual(['0012345678', '0123456789', '1', '1234500000', '9876500000']);
    actor.send({ type: 'row.excluded', line: 6 });
    expect(groups().at(-1)).toEqual({ key: 'accountRounded', lines: [5], remedies: [['correct', [5]]] });
  });

  it('are excluded together, and can be restored one by one', async () => {
    const { actor, view, groups } = await queued(texts(2, number(2), '0'), texts(3, number(3)), texts(4, number(4), '0'));
    actor.send({ type: 'group.excluded', key: 'amountZero' });
    expect(view().entries.map(({ state }) => state)).toEqual(['leftOut', 'ready', 'leftOut']);
    expect(groups()).toEqual([]);
    actor.send({ type: 'row.restored', line: 4 });
    expect(groups()).toMatchObject([{ lines: [4] }]);
  });

  it('that repeat a payment are kept one by one only, because each pays again', async () => {
    const [first, again] = [texts(2, number(2)), (line: number) => texts(line, number(2))];
    const { actor, groups } = await queued(first, again(3), again(4));
    expect(groups()).toEqual([{ key: 'duplicate', lines: [3, 4], remedies: [['exclude', [3, 4]]] }]);
    actor.send({ type: 'row.confirmed', line: 3 });
    expect(groups()).toEqual([
      {
        key: 'duplicate',
        lines: [4],
        remedies: [
          ['keep', [4]],
          ['exclude', [4]],
        ],
      },
    ]);
  });

  it('because their bank did not answer are looked up again', async () => {
    const { view } = await reviewed(provider([texts(2, number(2)), texts(3, number(3))], { silent: number(3) }));
    expect(view().groups).toMatchObject([{ cause: 'bankSilent', remedies: [{ kind: 'lookUp', lines: [3] }] }]);
  });
});

describe('[BLK-01] the way through the queue', () => {
  const rows = [texts(2, '1'), texts(3, number(3), '0'), { ...texts(4, number(4)), description: '' }];
  const sheet = { name: '', key: '', notes: [], leftOut: [], meant: [], rows: rows.map((row) => checkRow(row, finderFor([]))) };
  const groups = groupsOf(entriesOf({ ...contextOf(null), sheet }));
  const keys = groups.map(({ key }) => key);
  const at = (index: number) => ({ key: keys[index] ?? '', at: index });
  const stepsTo = (place: Parameters<typeof stepIn>[1], by: -1 | 1) => keys.indexOf(stepIn(groups, place, by)?.key ?? '');

  it('starts with the first, and goes round', () => {
    expect(keys.length).toBeGreaterThan(2);
    expect([stepsTo(null, 1), stepsTo(at(0), 1), stepsTo(at(keys.length - 1), 1)]).toEqual([0, 1, 0]);
    expect([stepsTo(null, -1), stepsTo(at(0), -1), stepsTo(at(2), -1)]).toEqual([keys.length - 1, keys.length - 1, 1]);
    expect(stepIn([], null, 1)).toBeUndefined();
  });

  it('goes on where a group was solved, and skips none', () => {
    const solved = { key: 'solved', at: 1 };
    expect([placeIn(groups, solved), stepsTo(solved, 1), stepsTo(solved, -1)]).toEqual([1, 1, 0]);
    expect(placeIn(groups, { key: 'solved', at: 99 })).toBe(keys.length - 1);
    expect(placeIn(groups, at(2))).toBe(2);
  });

  it('shows the groups around the current one', () => {
    expect(windowIn(groups, 0, 2).map(({ key }) => key)).toEqual(keys.slice(0, 2));
    expect(windowIn(groups, keys.length - 1, 2).map(({ key }) => key)).toEqual(keys.slice(-2));
    expect(windowIn(groups, 1, 99)).toHaveLength(keys.length);
  });
});
