import { useMemo } from 'react';
import { css } from '../../styled-system/css';
import { timeLeft } from './format';
import { useTimeLeft } from './useTimeLeft';

const look = css({ fontVariantNumeric: 'tabular-nums' });

/** Minutes and seconds until something can be done, from when it is first shown. It only tells: what may be done is not decided here. */
export function Countdown({ ms }: { readonly ms: number }) {
  const until = useMemo(() => Date.now() + ms, [ms]);
  return <span className={look}>{timeLeft(Math.ceil(useTimeLeft(until) / 1_000))}</span>;
}
