// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StatStrip } from '../text/StatStrip';
import { LastUpdated } from './LastUpdated';

afterEach(cleanup);

describe('the time of the last update', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
  afterEach(() => void vi.useRealTimers());

  test('counts the minutes, and stops when it is removed', () => {
    const { container, rerender, unmount } = render(<LastUpdated at={1_000_000_000 - 59_000} busy={false} />);
    expect(container.textContent).toBe('Updated just now');
    act(() => vi.advanceTimersByTime(60_000));
    expect(container.textContent).toBe('Updated 1 minute ago');
    act(() => vi.advanceTimersByTime(120_000));
    expect(container.textContent).toBe('Updated 3 minutes ago');
    rerender(<LastUpdated at={null} busy />);
    expect(container.textContent).toBe('Updating');
    expect(vi.getTimerCount()).toBe(0);
    rerender(<LastUpdated at={Date.now() - 7_200_000} busy={false} />);
    expect(container.textContent).toBe('Updated 2 hours ago');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
  test('never says that what failed was just updated', () => {
    const { container } = render(<LastUpdated at={1_000_000_000} busy={false} failed />);
    expect(container.textContent).toBe('Update failed');
  });
});

test('an unknown figure shows a placeholder while it loads, and then a dash', () => {
  const figures = [{ label: 'Total', value: null }];
  const { container, rerender } = render(<StatStrip label="All" figures={figures} busy />);
  expect(container.querySelector('[data-skeleton]')).not.toBeNull();
  rerender(<StatStrip label="All" figures={figures} />);
  expect(screen.getByRole('definition').textContent).toBe('—');
});
