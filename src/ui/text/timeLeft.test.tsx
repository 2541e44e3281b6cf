// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Clock } from './Clock';
import { Countdown } from './Countdown';
import { RateClock } from './RateClock';

const NOW = 1_000_000_000;
const LIFE_MS = 300_000;

describe('the remaining time', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test('[SWP-04] counts down as mm:ss to zero and not below, and its timer stops', () => {
    const { container, unmount } = render(<RateClock until={NOW + LIFE_MS} whole={LIFE_MS} label="left at this rate" />);
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

  test('[CBK-03] is announced at four moments, and never later than it is true', () => {
    const { getByRole } = render(<Clock until={NOW + 3_601_000} isUrgent={() => false} />);
    const said = () => getByRole('status').textContent;
    const passed = [0, 1, 960, 2_040, 300, 240, 9, 41, 10].map((seconds) => {
      pass(seconds * 1_000);
      return said();
    });
    expect(passed).toEqual([
      '',
      '1 hour left',
      '',
      '10 minutes left',
      '',
      '1 minute left',
      '1 minute left',
      '10 seconds left',
      '',
    ]);
  });

  test('follows the wall clock, so time during sleep counts', () => {
    const { container } = render(<Countdown ms={60_000} />);
    expect(container.textContent).toBe('01:00');
    vi.setSystemTime(NOW + 45_000);
    pass(1_000);
    expect(container.textContent).toBe('00:14');
  });

  test('[SWP-04] does not grow if the clock is set back', () => {
    const { container } = render(<Countdown ms={60_000} />);
    pass(10_000);
    vi.setSystemTime(NOW - 86_400_000);
    pass(5_000);
    expect(container.textContent).toBe('00:45');
  });

  test('starts again with another end, with one timer', () => {
    const { container, rerender } = render(<RateClock until={NOW + 5_000} whole={LIFE_MS} label="left at this rate" />);
    pass(4_000);
    rerender(<RateClock until={NOW + LIFE_MS} whole={LIFE_MS} label="left at this rate" />);
    expect(container.textContent).toContain('04:56');
    expect(vi.getTimerCount()).toBe(1);
  });
});
