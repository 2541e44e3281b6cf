// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilMoment } from './wallClock';

const NOW = 1_000_000_000;
const DAY_MS = 86_400_000;

describe('a moment of the wall clock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());

  function wait(at: number) {
    const ended = vi.fn();
    const controller = new AbortController();
    untilMoment({ at }, { signal: controller.signal }).then(ended, () => undefined);
    return { ended, stop: () => controller.abort() };
  }

  it('[SWP-04] comes with the clock, also while the timers stood still', async () => {
    const { ended } = wait(NOW + 300_000);
    vi.setSystemTime(NOW + 299_000);
    await vi.advanceTimersByTimeAsync(500);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('[SWP-04] comes in time if the clock is set back by a day', async () => {
    const { ended } = wait(NOW + 300_000);
    await vi.advanceTimersByTimeAsync(100_000);
    vi.setSystemTime(NOW - DAY_MS);
    await vi.advanceTimersByTimeAsync(199_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(ended).toHaveBeenCalledOnce();
  });

  it('is given up with its state', async () => {
    const { stop } = wait(NOW + 300_000);
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
