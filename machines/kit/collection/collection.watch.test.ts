/** A list that follows rows which the provider still works on. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { report } from '../../reports/reports/reports.flow';
import { reportsMachine } from '../../reports/reports/reports.machine';
import { wire } from '../flow/port';
import type { Page } from './collection.types';

const FILTER = { keyword: { text: '', column: 'fileName' }, status: '', days: { from: '', to: '' } } as const;
const pending = { ...report(1), status: 'Pending', url: null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(statusOf: (look: number) => string) {
  let looks = 0;
  const load = async (): Promise<Page<typeof pending>> => {
    looks += 1;
    return { rows: [{ ...pending, status: statusOf(looks) }], total: 1 };
  };
  const list = createActor(wire(reportsMachine, { load }), { input: { filter: FILTER, page: 1, size: 20 } }).start();
  return { list, looks: () => looks };
}

const passes = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe('[RPT-01] a list with a pending file', () => {
  it('looks again after 5 seconds, then after longer and longer, and stops once the file is there', async () => {
    const { looks } = open((look) => (look < 4 ? 'Pending' : 'Completed'));
    await passes(4.9);
    expect(looks()).toBe(1);
    await passes(0.2);
    expect(looks()).toBe(2);
    await passes(7.5);
    expect(looks()).toBe(3);
    await passes(11.3);
    expect(looks()).toBe(4);
    await passes(3_600);
    expect(looks()).toBe(4);
  });

  it('stops after about ten minutes, and the merchant can reload it', async () => {
    const { list, looks } = open(() => 'Pending');
    await passes(3_600);
    expect(looks()).toBe(23);
    list.send({ type: 'refresh' });
    await passes(3_600);
    expect(looks()).toBe(24);
  });

  it('never reloads by itself without such a row', async () => {
    const { looks } = open(() => 'Failed');
    await passes(3_600);
    expect(looks()).toBe(1);
  });
});
