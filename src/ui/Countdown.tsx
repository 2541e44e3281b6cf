import { useEffect, useState } from 'react';
import { css } from '../../styled-system/css';
import { timeLeft } from './format';

const look = css({ fontVariantNumeric: 'tabular-nums' });
const second = 1_000;

/** Minutes and seconds until something can be done, from when it is first shown. It only tells: what may be done is not decided here. */
export function Countdown({ ms }: { readonly ms: number }) {
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const end = performance.now() + ms;
    const timer = setInterval(() => setLeft(Math.max(0, end - performance.now())), second);
    return () => clearInterval(timer);
  }, [ms]);
  return <span className={look}>{timeLeft(Math.ceil(left / second))}</span>;
}
