import { css } from '../../styled-system/css';
import { formatDay, formatTime } from './dates';

interface WhenProps {
  /** ISO text of a wall-clock date and time. */
  readonly at: string;
  /** Where there is no room for the time. */
  readonly dayOnly?: boolean;
}

const time = css({ _wide: { color: 'ink.soft' } });

/** A moment in a list: the day is what is looked for. */
export function When({ at, dayOnly = false }: WhenProps) {
  if (dayOnly) return formatDay(at);
  return (
    <>
      {formatDay(at)} <span className={time}>{formatTime(at)}</span>
    </>
  );
}
