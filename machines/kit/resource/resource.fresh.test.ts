import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { wire } from '../flow/port';
import { resource } from './resource.machine';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['loads again each time it is no longer fresh', { freshMs: 1_000 }, [1, 1, 2, 3]],
  ['never loads again by itself if it stays fresh', {}, [1, 1, 1, 1]],
])('[GEN-07] a resource %s', async (_, more, expected) => {
  let loads = 0;
  const load = async () => {
    loads += 1;
    return loads;
  };
  const machine = resource<number, string>('thing', { calls: [], req: ['GEN-07'], description: 'A thing.', ...more });
  createActor(wire(machine, { load }), { input: { key: 'a' } }).start();
  const seen: number[] = [];
  for (const ms of [0, 999, 1, 1_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    seen.push(loads);
  }
  expect(seen).toEqual(expected);
});
