import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Icon, type IconName } from '../theme/Icon';

export type PassbookState = 'waiting' | 'loading' | 'resolved' | 'notFound' | 'failed';

interface LookupResultProps {
  readonly state: PassbookState;
  readonly text: string;
  /** An action at the end of the line. */
  readonly action?: ReactNode;
}

const base = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '[0.625rem]',
  minH: '[2.75rem]',
  px: '3',
  py: '[0.375rem]',
  borderRadius: 'control',
  '& a': { color: '[inherit]' },
  '& > :nth-child(3)': { ml: 'auto', flex: 'none' },
});
const looks: Record<PassbookState, string> = {
  waiting: css(base, { bg: 'tone.plain.ground', color: 'tone.plain.ink' }),
  loading: css(base, { bg: 'tone.plain.ground', color: 'tone.plain.ink' }),
  resolved: css(base, { bg: 'tone.green.ground', color: 'tone.green.ink' }),
  notFound: css(base, { bg: 'tone.red.ground', color: 'tone.red.ink' }),
  failed: css(base, { bg: 'tone.orange.ground', color: 'tone.orange.ink' }),
};
const icons: Record<PassbookState, IconName> = {
  waiting: 'circle-dashed',
  loading: 'loader',
  resolved: 'circle-check',
  notFound: 'circle-x',
  failed: 'clock-alert',
};
const name = css({ color: 'ink', fontWeight: 'strong', letterSpacing: '[0.01em]' });

/** The result of a lookup, or the progress of the lookup. */
export function LookupResult({ state, text, action }: LookupResultProps) {
  return (
    <div className={looks[state]} data-callout role="status">
      <Icon name={icons[state]} turns={state === 'loading'} />
      <span className={state === 'resolved' ? name : undefined}>{text}</span>
      {action && <span>{action}</span>}
    </div>
  );
}
