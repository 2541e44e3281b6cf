import { css } from '../../styled-system/css';
import { formatDay, formatTime } from './dates';

interface TimestampProps {
  /** ISO text of a wall-clock date and time. */
  readonly at: string;
  /** If there is no room for the time. */
  readonly dayOnly?: boolean;
  /** The time has a line of its own, in a list whose rows have two. */
  readonly stacked?: boolean;
}

const time = css({ _wide: { color: 'ink.soft' } });
const below = css({ _wide: { display: 'block', color: 'ink.soft', fontSize: 'note', lineHeight: 'note' } });

/** A date and time in a list. The date stands out. */
export function Timestamp({ at, dayOnly = false, stacked = false }: TimestampProps) {
  if (dayOnly) return formatDay(at);
  return (
    <>
      {formatDay(at)} <span className={stacked ? below : time}>{formatTime(at)}</span>
    </>
  );
}
