// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { twoDays } from '../../../machines/home/dailyFigures/dailyFigures.flow';
import { type Period, periodKey } from '../../../machines/home/dailyFigures/homePeriods';
import type { FlowPoint } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import { useKeptPeriod } from './useKeptPeriod';

afterEach(cleanup);

const POINTS: readonly FlowPoint[] = [];
const BROKEN = { kind: 'network' } as const;

interface Moment {
  readonly asked: Period;
  readonly currency?: string;
  readonly daily: Period | 'loading' | 'failed';
  readonly flow: Period | 'loading' | 'failed';
}

const part = <Value,>(value: Value, state: Moment['daily'], { asked, currency = 'NGN' }: Moment) => ({
  view: {
    value: state === 'loading' || state === 'failed' ? null : value,
    key: periodKey(state === 'loading' || state === 'failed' ? asked : state, currency),
    busy: state === 'loading',
    fault: state === 'failed' ? BROKEN : null,
  },
  send: vi.fn(),
});

/** Returns what is shown after these moments: the period, and what is there of it. */
function shownAfter(...moments: readonly Moment[]) {
  const show = (at: Moment) =>
    useKeptPeriod({ period: at.asked, currency: at.currency ?? 'NGN' }, part(twoDays, at.daily, at), part(POINTS, at.flow, at));
  const [first, ...later] = moments;
  if (!first) throw new Error('No moment');
  const { result, rerender } = renderHook(show, { initialProps: first });
  for (const moment of later) rerender(moment);
  const { isBetween, period, daily, flow } = result.current;
  return [isBetween ? 'kept' : 'shown', period, daily?.view.value === twoDays, flow.view.value === POINTS];
}

describe('[HOM-01 HOM-02] the period of the home page', () => {
  const whole: Moment = { asked: 'days', daily: 'days', flow: 'days' };
  it('keeps the one before until the figures and the chart of the chosen one are there', () => {
    expect(shownAfter(whole, { asked: 'week', daily: 'days', flow: 'days' })).toEqual(['kept', 'days', true, true]);
    expect(shownAfter(whole, { asked: 'week', daily: 'loading', flow: 'loading' })).toEqual(['kept', 'days', true, true]);
    expect(shownAfter(whole, { asked: 'week', daily: 'week', flow: 'loading' })).toEqual(['kept', 'days', true, true]);
    expect(shownAfter(whole, { asked: 'week', daily: 'week', flow: 'week' })).toEqual(['shown', 'week', true, true]);
  });
  it('is the chosen one once a part of it fails', () => {
    expect(shownAfter(whole, { asked: 'week', daily: 'week', flow: 'failed' })).toEqual(['shown', 'week', true, false]);
    expect(shownAfter(whole, { asked: 'week', daily: 'failed', flow: 'loading' })).toEqual(['shown', 'week', false, false]);
  });
  it('keeps nothing at first, nor of another currency', () => {
    expect(shownAfter({ asked: 'days', daily: 'loading', flow: 'loading' })).toEqual(['shown', 'days', false, false]);
    const other: Moment = { asked: 'days', currency: 'USD', daily: 'loading', flow: 'loading' };
    expect(shownAfter(whole, other)).toEqual(['shown', 'days', false, false]);
    expect(shownAfter(whole, { ...other, asked: 'week' })).toEqual(['shown', 'week', false, false]);
  });
});
