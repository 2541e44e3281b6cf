import { memo } from 'react';
import { css } from '../../styled-system/css';
import { timeLeft } from './format';
import { useTimeLeft } from './useTimeLeft';

interface RateClockProps {
  /** The moment at which it is over, in milliseconds of the epoch. */
  readonly until: number;
  /** How long it was from the beginning, in milliseconds. */
  readonly whole: number;
  /** What is still so as long as it runs. */
  readonly label: string;
}

const around = css({ display: 'flex', alignItems: 'center', gap: '[0.625rem]' });
const figure = css({ display: 'block', fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' });
const note = css({ display: 'block', color: 'ink.soft', fontSize: 'table', lineHeight: 'table' });
const ring = css({ w: '[2.375rem]', h: '[2.375rem]', flex: 'none', transform: '[rotate(-90deg)]' });
const track = css({ fill: '[none]', stroke: 'line.faint', strokeWidth: '[3]' });
const rest = css({ fill: '[none]', stroke: 'action', strokeWidth: '[3]' });
const hidden = css({ srOnly: true });

const RADIUS = 16;
const ROUND = 2 * Math.PI * RADIUS;

/**
 * Time that runs out, as a clock and in figures. Nothing around it is drawn anew while it runs. Who sees it watches; who listens is told at
 * each whole minute and in the last half of one.
 */
export const RateClock = memo(function RateClock({ until, whole, label }: RateClockProps) {
  const seconds = Math.ceil(useTimeLeft(until) / 1_000);
  return (
    <span className={around}>
      <svg className={ring} viewBox="0 0 38 38" aria-hidden="true">
        <title>{label}</title>
        <circle className={track} cx="19" cy="19" r={RADIUS} />
        <circle
          className={rest}
          cx="19"
          cy="19"
          r={RADIUS}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - Math.min(1, (seconds * 1_000) / whole))}
        />
      </svg>
      <span aria-hidden="true">
        <span className={figure}>{timeLeft(seconds)}</span>
        <span className={note}>{label}</span>
      </span>
      <span className={hidden} role="status">
        {spoken(seconds, label)}
      </span>
    </span>
  );
});

/** The same words for a whole minute, so that they are heard once. */
function spoken(seconds: number, label: string): string {
  if (seconds <= 30) return `${label}: less than half a minute`;
  const minutes = Math.ceil(seconds / 60);
  return `${label}: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
