import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { Icon, type IconName } from './Icon';

export type PassbookState = 'waiting' | 'asking' | 'found' | 'none' | 'silent';

interface PassbookLineProps {
  readonly state: PassbookState;
  readonly text: string;
  /** What can be done about it, at the end of the line. */
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
  asking: css(base, { bg: 'tone.plain.ground', color: 'tone.plain.ink' }),
  found: css(base, { bg: 'tone.green.ground', color: 'tone.green.ink' }),
  none: css(base, { bg: 'tone.red.ground', color: 'tone.red.ink' }),
  silent: css(base, { bg: 'tone.orange.ground', color: 'tone.orange.ink' }),
};
const icons: Record<PassbookState, IconName> = {
  waiting: 'circle-dashed',
  asking: 'loader',
  found: 'circle-check',
  none: 'circle-x',
  silent: 'clock-alert',
};
const name = css({ color: 'ink', fontWeight: 'strong', letterSpacing: '[0.01em]' });

/** A name that was looked up is written on a passbook line; until it is, the line says how far the looking is. */
export function PassbookLine({ state, text, action }: PassbookLineProps) {
  return (
    <div className={looks[state]} data-callout role="status">
      <Icon name={icons[state]} turns={state === 'asking'} />
      <span className={state === 'found' ? name : undefined}>{text}</span>
      {action && <span>{action}</span>}
    </div>
  );
}
