import { useEffect, useReducer } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';

interface LastUpdatedProps {
  /** When it was last loaded, in milliseconds since the epoch. Null: not yet. */
  readonly at: number | null;
  readonly busy: boolean;
  /** Something that it speaks of failed to load. An earlier update is never said to be the last one then. */
  readonly failed?: boolean;
  readonly onRefresh?: () => void;
}

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[0.375rem]',
  color: 'ink.faint',
  fontSize: 'note',
  lineHeight: 'note',
});
// In a short, full bar only users who point at it see the text.
const beside = css({ '@container (width < 42rem)': { ':not(:only-child) > &': { srOnly: true } } });
const whole = css({ display: 'inline-flex', alignItems: 'center', gap: '1' });
const again = css({
  display: 'grid',
  placeItems: 'center',
  w: '[var(--control)]',
  h: '[var(--control)]',
  borderRadius: 'control',
  color: 'ink',
  cursor: 'pointer',
  _hover: { bg: 'hover' },
});
const minute = 60_000;

/** Shows when the data was loaded, with a button that reloads it. */
export function LastUpdated({ at, busy, failed = false, onRefresh }: LastUpdatedProps) {
  if (!onRefresh) return <UpdatedAt at={at} busy={busy} failed={failed} />;
  return (
    <span className={whole}>
      <button className={again} type="button" aria-label="Refresh" title="Refresh" onClick={onRefresh}>
        <Icon name="refresh" turns={busy} />
      </button>
      <span className={beside}>
        <UpdatedAt at={at} busy={busy} failed={failed} quiet />
      </span>
    </span>
  );
}

/** When the data was loaded. Not announced, because that would happen every minute. */
export function UpdatedAt({
  at,
  busy,
  failed = false,
  quiet = false,
}: {
  readonly at: number | null;
  readonly busy: boolean;
  readonly failed?: boolean;
  readonly quiet?: boolean;
}) {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (at === null) return;
    const timer = setInterval(tick, minute);
    return () => clearInterval(timer);
  }, [at]);
  if (busy)
    return (
      <span className={look}>
        {!quiet && <Icon name="loader" turns />}
        Updating
      </span>
    );
  if (failed) return <span className={look}>Update failed</span>;
  return <span className={look}>{at === null ? 'Not updated yet' : `Updated ${since(Math.max(0, Date.now() - at))}`}</span>;
}

function since(ms: number): string {
  const minutes = Math.floor(ms / minute);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return ago(minutes, 'minute');
  return minutes < 48 * 60 ? ago(Math.floor(minutes / 60), 'hour') : ago(Math.floor(minutes / 1440), 'day');
}

const ago = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;
