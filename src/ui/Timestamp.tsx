import { css } from '../../styled-system/css';
import { formatDay, formatTime } from './dates';

interface TimestampProps {
  /** ISO text of a wall-clock date and time. */
  readonly at: string;
  /** If there is no room for the time. */
  readonly dayOnly?: boolean;
}

const time = css({ _wide: { color: 'ink.soft' } });

/** A date and time in a list. The date stands out. */
export function Timestamp({ at, dayOnly = false }: TimestampProps) {
  if (dayOnly) return formatDay(at);
  return (
    <>
      {formatDay(at)} <span className={time}>{formatTime(at)}</span>
    </>
  );
}
