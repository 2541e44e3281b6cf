import { useId } from 'react';
import { css } from '../../../styled-system/css';
import { Button } from '../buttons/Button';
import { useTimeToEnd } from '../text/useTimeToEnd';

interface ProgressProps {
  readonly label: string;
  /** In percent. `null` while it is unknown. */
  readonly value: number | null;
  /** Shows the remaining time once it can be estimated. */
  readonly isTimed?: boolean;
  readonly onCancel?: () => void;
}

const group = css({ display: 'grid', gap: '2', minW: '0' });
const top = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '[0.25rem 1rem]', minH: '[2rem]' });
const name = css({ fontWeight: 'strong', mr: 'auto' });
const part = css({ color: 'ink.soft' });
const bar = css({
  appearance: 'none',
  display: 'block',
  w: 'full',
  h: '[0.5rem]',
  borderRadius: '[1px]',
  overflow: 'hidden',
  bg: 'line.faint',
  '&::-webkit-progress-bar': { bg: 'line.faint' },
  '&::-webkit-progress-value': { bg: 'action' },
  '&::-moz-progress-bar': { bg: 'action' },
  _indeterminate: {
    animation: '[breathe 1.6s ease-in-out infinite alternate]',
    '&::-webkit-progress-bar': { bg: '[transparent]' },
    '&::-moz-progress-bar': { bg: '[transparent]' },
  },
});

/** The progress of a long task. */
export function Progress({ label, value, isTimed = false, onCancel }: ProgressProps) {
  const id = useId();
  const left = useTimeToEnd(isTimed ? value : null);
  return (
    <div className={group}>
      <div className={top}>
        <label className={name} htmlFor={id}>
          {label}
        </label>
        <span className={part}>{value === null ? 'In progress' : `${Math.round(value)}%`}</span>
        {left !== null && <span className={part}>{left}</span>}
        {onCancel && (
          <Button kind="bare" onPress={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <progress className={bar} id={id} max={100} {...(value !== null && { value })} />
    </div>
  );
}
