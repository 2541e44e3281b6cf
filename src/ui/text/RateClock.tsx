import { memo } from 'react';
import { css } from '../../../styled-system/css';
import { timeLeft } from './format';
import { useTimeLeft } from './useTimeLeft';

interface RateClockProps {
  /** When it ends, in milliseconds since the epoch. */
  readonly until: number;
  /** The full duration, in milliseconds. */
  readonly whole: number;
  /** What is valid while it runs. */
  readonly label: string;
  /** The seconds before the end that are announced, the last first. Without it, each full minute and the last half minute. */
  readonly announced?: readonly number[];
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
 * A countdown as a clock and in digits. Nothing around it rerenders while it runs. Screen readers hear each full minute, and the last half
 * minute.
 */
export const RateClock = memo(function RateClock({ until, whole, label, announced }: RateClockProps) {
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
        {announced ? saidAt(seconds, announced, label) : spoken(seconds, label)}
      </span>
    </span>
  );
});

/** Returns the same text for a whole minute, so that it is announced once. */
function spoken(seconds: number, label: string): string {
  if (seconds <= 30) return `Less than 30 seconds ${label}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${label}`;
}

/** Returns the same text until the next announced second. */
function saidAt(seconds: number, announced: readonly number[], label: string): string {
  if (seconds === 0) return '';
  const last = announced.find((most) => seconds <= most);
  return last === undefined ? '' : `${last} seconds ${label}`;
}
