import { css } from '../../../styled-system/css';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { useTimeLeft } from './useTimeLeft';

interface ClockProps {
  /** Milliseconds since the epoch. */
  readonly until: number;
  /** How urgent it is, by the milliseconds left. */
  readonly isUrgent: (leftMs: number) => boolean;
}

const figure = css({
  fontSize: { base: '[1.375rem]', md: '[1.75rem]' },
  lineHeight: 'sum',
  fontWeight: 'figure',
  letterSpacing: '[-0.018em]',
  fontVariantNumeric: 'tabular-nums',
  '&[data-urgent]': { color: 'tone.red.ink' },
});
const unit = css({ color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });

const SECOND_MS = 1_000;
const DAY_S = 86_400;
const two = (n: number) => String(n).padStart(2, '0');

/**
 * In seconds, from when and until when each is announced, so that a screen reader isn't interrupted each second. It is there only as long as it is
 * about true: a screen reader also reads it beside the clock.
 */
const ANNOUNCED: readonly (readonly [from: number, to: number, words: string])[] = [
  [10, 5, '10 seconds left'],
  [60, 50, '1 minute left'],
  [600, 570, '10 minutes left'],
  [3_600, 3_540, '1 hour left'],
];

/** Counts down to a moment. It only shows the time and decides nothing. */
export function Clock({ until, isUrgent }: ClockProps) {
  const seconds = Math.ceil(useTimeLeft(until, SECOND_MS) / SECOND_MS);
  const days = Math.floor(seconds / DAY_S);
  const rest = seconds % DAY_S;
  const clock = [Math.floor(rest / 3_600), Math.floor((rest % 3_600) / 60), rest % 60].map(two).join(':');
  const said = ANNOUNCED.find(([from, to]) => seconds <= from && seconds > to)?.[2] ?? '';
  return (
    <div>
      <p className={figure} role="timer" data-urgent={isUrgent(seconds * SECOND_MS) || undefined}>
        {days > 0 ? `${days} d ${clock}` : clock}
      </p>
      <p className={unit}>{days > 0 ? 'days, hours, minutes and seconds left' : 'hours, minutes and seconds left'}</p>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
