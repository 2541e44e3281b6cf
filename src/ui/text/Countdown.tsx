import { useMemo } from 'react';
import { css } from '../../../styled-system/css';
import { timeLeft } from './format';
import { useTimeLeft } from './useTimeLeft';

const look = css({ fontVariantNumeric: 'tabular-nums' });

/** Minutes and seconds from its first display. It only shows the time and decides nothing. */
export function Countdown({ ms }: { readonly ms: number }) {
  const until = useMemo(() => Date.now() + ms, [ms]);
  return <CountdownTo at={until} />;
}

/** The same, until a time in milliseconds since the epoch, so that it continues after a reload. */
export function CountdownTo({ at }: { readonly at: number }) {
  return <span className={look}>{timeLeft(Math.ceil(useTimeLeft(at) / 1_000))}</span>;
}
