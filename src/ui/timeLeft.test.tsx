// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Countdown } from './Countdown';
import { RateClock } from './RateClock';

const NOW = 1_000_000_000;
const LIFE_MS = 300_000;

describe('time that runs out', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test('[SWP-04] is counted down as mm:ss to nothing, and not below; nothing is left running', () => {
    const { container, unmount } = render(<RateClock until={NOW + LIFE_MS} whole={LIFE_MS} label="rate valid" />);
    expect(container.textContent).toContain('05:00');
    pass(1_000);
    expect(container.textContent).toContain('04:59');
    pass(298_000);
    expect(container.textContent).toContain('00:01');
    pass(10_000);
    expect(container.textContent).toContain('00:00');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is by the wall clock: what was slept through is gone', () => {
    const { container } = render(<Countdown ms={60_000} />);
    expect(container.textContent).toBe('01:00');
    vi.setSystemTime(NOW + 45_000);
    pass(1_000);
    expect(container.textContent).toBe('00:14');
  });

  test('begins again with another moment, by one timer', () => {
    const { container, rerender } = render(<RateClock until={NOW + 5_000} whole={LIFE_MS} label="rate valid" />);
    pass(4_000);
    rerender(<RateClock until={NOW + LIFE_MS} whole={LIFE_MS} label="rate valid" />);
    expect(container.textContent).toContain('04:56');
    expect(vi.getTimerCount()).toBe(1);
  });
});
