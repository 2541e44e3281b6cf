// @vitest-environment happy-dom
/** The line under a figure. */
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Sparkline } from './Sparkline';

afterEach(cleanup);

const pointsOf = (line: Element | null) => line?.getAttribute('points')?.split(' ').length;

it('[HOM-01] is solid for the days that are over, and dashed from yesterday to today', () => {
  const { container } = render(
    <Sparkline days={[0, 0.5, 1, 0.2]} compared={[0.1, 0.1, 0.1, 0.1]}>
      Last 4 days
    </Sparkline>,
  );
  const [compared, past, today] = container.querySelectorAll('polyline');
  expect([compared, past, today].map((line) => pointsOf(line ?? null))).toEqual([4, 3, 2]);
  expect(today?.matches('[data-today]')).toBe(true);
  expect(today?.getAttribute('points')?.split(' ')[0]).toBe(past?.getAttribute('points')?.split(' ').at(-1));
});

it('[HOM-01] draws a single day', () => {
  const { container } = render(
    <Sparkline days={[0.5]} compared={[]}>
      Today
    </Sparkline>,
  );
  expect(container.querySelector('[data-today]')?.getAttribute('points')).toBe('0,14');
});
