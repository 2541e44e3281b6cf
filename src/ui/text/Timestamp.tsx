import { css } from '../../../styled-system/css';
import { formatDay, formatShortTime, formatTime } from './dates';

interface TimestampProps {
  /** ISO text of a wall-clock date and time. */
  readonly at: string;
  /** If there is no room for the time. */
  readonly dayOnly?: boolean;
  /** The time has a line of its own, in a list whose rows have two. */
  readonly stacked?: boolean;
  /** Without the year and the seconds, for the newest of a list. */
  readonly brief?: boolean;
}

const time = css({ _wide: { color: 'ink.soft' } });
const below = css({ _wide: { display: 'block', color: 'ink.soft', fontSize: 'note', lineHeight: 'note' } });

// Its own margin makes a row of two lines high enough.
const lines = css({ _wide: { display: 'block', my: '[0.5rem]' } });

// Below the head of its day it would be said twice.
const day = css({ '[data-grouped] &': { display: 'none' } });

/** A date and time in a list. The date stands out. */
export function Timestamp({ at, dayOnly = false, stacked = false, brief = false }: TimestampProps) {
  if (dayOnly) return formatDay(at);
  if (brief)
    return (
      <>
        <span>{`${formatDay(at).slice(0, 'DD-MMM'.length)} `}</span>
        <span className={time}>{formatShortTime(at)}</span>
      </>
    );
  const both = (
    <>
      <span className={day}>{`${formatDay(at)} `}</span>
      <span className={stacked ? below : time}>{formatTime(at)}</span>
    </>
  );
  return stacked ? <span className={lines}>{both}</span> : both;
}
