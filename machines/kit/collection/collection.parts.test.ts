/** How a list follows rows which the provider still works on, at the boundaries of its watch. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { wire } from '../flow/port';
import { collection } from './collection.machine';
import type { Watch } from './collection.types';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watch: Watch<string> = { isUnderWay: (rows) => rows.includes('pending'), pauseMs: (looks) => looks * 1_000, mostLooks: 2 };

async function open(more: { readonly watch?: Watch<string> }, rows: (look: number) => readonly string[]) {
  const machine = collection<string, object>('list', { calls: [], req: ['RPT-01'], description: 'A list.', ...more });
  let loads = 0;
  const load = async () => {
    loads += 1;
    return { rows: rows(loads), total: 1 };
  };
  const list = createActor(wire(machine, { load }), { input: { filter: {}, page: 1, size: 20 } }).start();
  await vi.advanceTimersByTimeAsync(0);
  const loadsAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return loads;
  };
  return { list, loadsAfter, looks: () => list.getSnapshot().context.looks };
}

describe('[RPT-01] a list that follows its rows', () => {
  it('looks again after each pause, as often as it may', async () => {
    const { loadsAfter, looks } = await open({ watch }, () => ['pending']);
    expect([await loadsAfter(999), await loadsAfter(1), await loadsAfter(1_999), await loadsAfter(1), looks()]).toEqual([
      1, 2, 2, 3, 3,
    ]);
    expect(await loadsAfter(100_000_000)).toBe(3);
  });

  it('starts again once no row is pending', async () => {
    const { list, loadsAfter, looks } = await open({ watch }, (look) => (look === 2 ? ['done'] : ['pending']));
    expect([looks(), await loadsAfter(1_000), looks(), await loadsAfter(100_000_000)]).toEqual([1, 2, 0, 2]);
    list.send({ type: 'refresh' });
    await loadsAfter(0);
    expect([looks(), await loadsAfter(1_000)]).toEqual([1, 4]);
  });

  it.each([
    [{ watch }, () => ['done']],
    [{}, () => ['pending']],
  ])('never looks again without a watch, or without such a row: %#', async (more, rows) => {
    const { loadsAfter, looks } = await open(more, rows);
    expect([await loadsAfter(100_000_000), looks()]).toEqual([1, 0]);
  });
});
