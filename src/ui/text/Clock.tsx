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

/** The last of these that is not over yet is announced, so that a screen reader isn't interrupted each second. */
const ANNOUNCED: readonly (readonly [number, string])[] = [
  [10, '10 seconds left'],
  [60, '1 minute left'],
  [600, '10 minutes left'],
  [3_600, '1 hour left'],
];

/** Counts down to a moment. It only shows the time and decides nothing. */
export function Clock({ until, isUrgent }: ClockProps) {
  const seconds = Math.ceil(useTimeLeft(until, SECOND_MS) / SECOND_MS);
  const days = Math.floor(seconds / DAY_S);
  const rest = seconds % DAY_S;
  const clock = [Math.floor(rest / 3_600), Math.floor((rest % 3_600) / 60), rest % 60].map(two).join(':');
  const said = ANNOUNCED.find(([most]) => seconds <= most)?.[1] ?? '';
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
