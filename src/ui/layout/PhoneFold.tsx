import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';
import { useMedia } from './useMedia';

interface PhoneFoldProps {
  readonly label: string;
  /** The figure that also shows while it is folded. */
  readonly figure: ReactNode;
  /** Below the list, where more stands above it already. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '[2.75rem]',
  listStyle: 'none',
  cursor: 'pointer',
  color: 'ink.soft',
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > &': { '& > svg': { rotate: '[180deg]' } },
});
const below = css({ order: '1' });
const amount = css({ ml: 'auto', color: 'ink', fontWeight: 'figure', textAlign: 'right', '& *': { fontSize: '[inherit]' } });
const within = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3', pb: '4' });

/** What stands above a list. A phone folds it into one line, so that the first row of the list stands high. */
export function PhoneFold({ label, figure, isBelow = false, children }: PhoneFoldProps) {
  const isPhone = useMedia('(max-width: 767px)');
  if (!isPhone) return children;
  return (
    <details className={isBelow ? below : undefined}>
      <summary className={line}>
        {label}
        <span className={amount}>{figure}</span>
        <Icon name="chevron-down" />
      </summary>
      <div className={within}>{children}</div>
    </details>
  );
}
