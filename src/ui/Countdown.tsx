import { useMemo } from 'react';
import { css } from '../../styled-system/css';
import { timeLeft } from './format';
import { useTimeLeft } from './useTimeLeft';

const look = css({ fontVariantNumeric: 'tabular-nums' });

/** Minutes and seconds until something can be done, from when it is first shown. It only tells: what may be done is not decided here. */
export function Countdown({ ms }: { readonly ms: number }) {
  const until = useMemo(() => Date.now() + ms, [ms]);
  return <CountdownTo at={until} />;
}

/** The same, until a moment of the epoch: a page that is loaded again goes on counting. */
export function CountdownTo({ at }: { readonly at: number }) {
  return <span className={look}>{timeLeft(Math.ceil(useTimeLeft(at) / 1_000))}</span>;
}
