import { useLayoutEffect, useRef } from 'react';
import type { DailyFigures } from '../../../machines/home/dailyFigures/dailyFigures.machine';
import { type Period, type PeriodKey, periodKey } from '../../../machines/home/dailyFigures/homePeriods';
import type { FlowPoint } from '../../../machines/home/inflowOutflow/inflowOutflow.machine';
import type { ShownPart } from '../kit/PartError';

/** A part of the page that is of one period. */
type PeriodPart<Value> = ShownPart<Value> & { readonly view: { readonly key: PeriodKey } };

interface Asked {
  readonly period: Period;
  readonly currency: string;
}

/** Returns the value as it was when the parts were last whole. Null before that. */
function useLastWhole<Value>(value: Value, isWhole: boolean): Value | null {
  const last = useRef<Value | null>(null);
  useLayoutEffect(() => {
    if (isWhole) last.current = value;
  });
  return last.current;
}

const withValue = <Value>(part: PeriodPart<Value>, value: Value | null): PeriodPart<Value> => ({
  ...part,
  view: { ...part.view, value },
});

/**
 * HOM-01, HOM-02: while another period loads, the figures and the chart keep the one before until both are there, so that nothing jumps and no two
 * periods stand beside each other. A part that fails ends that: the new period is shown, with what is missing of it. Without figures by day the
 * chart is alone.
 */
export function useKeptPeriod(
  { period, currency }: Asked,
  daily: PeriodPart<DailyFigures> | null,
  flow: PeriodPart<readonly FlowPoint[]>,
) {
  const key = periodKey(period, currency);
  const parts = daily ? [daily, flow] : [flow];
  const isWhole = parts.every(({ view }) => view.value !== null && view.key === key);
  const last = useLastWhole({ period, currency, daily: daily?.view.value ?? null, flow: flow.view.value }, isWhole);
  const hasFailed = parts.some(({ view }) => view.fault !== null);
  const isBetween = last !== null && last.currency === currency && last.period !== period && !isWhole && !hasFailed;
  if (!isBetween) return { isBetween, period, daily, flow };
  return { isBetween, period: last.period, daily: daily && withValue(daily, last.daily), flow: withValue(flow, last.flow) };
}
