// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Progress } from '../feedback/Progress';
import { roughly } from './useTimeToEnd';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  [900, 'A few seconds left'],
  [12_000, 'About 20 seconds left'],
  [50_000, 'About 50 seconds left'],
  [51_000, 'About 1 minute left'],
  [61_000, 'About 2 minutes left'],
])('shows %d ms as a rounded time', (ms, words) => expect(roughly(ms)).toBe(words));

it('shows the remaining time once enough is done, and starts again with a new task', () => {
  const { rerender } = render(<Progress label="Names" value={0} isTimed />);
  const at = (ms: number, value: number) => {
    vi.advanceTimersByTime(ms);
    act(() => rerender(<Progress label="Names" value={value} isTimed />));
  };
  at(100, 5);
  expect(screen.queryByText(/left$/)).toBeNull();
  at(4_900, 10);
  expect(screen.queryByText('About 50 seconds left')).not.toBeNull();
  at(35_000, 90);
  expect(screen.queryByText('A few seconds left')).not.toBeNull();
  at(1_000, 0);
  expect(screen.queryByText(/left$/)).toBeNull();
});
