import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Icon, type IconName } from '../theme/Icon';

export type Tone = 'green' | 'red' | 'orange' | 'blue' | 'indigo' | 'plain';

interface StatusMarkProps {
  readonly tone: Tone;
  readonly icon: IconName;
  readonly children: ReactNode;
}

const base = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[0.3125rem]',
  h: '[1.375rem]',
  pl: '[0.3125rem]',
  pr: '[0.4375rem]',
  borderRadius: 'mark',
  fontSize: 'note',
  lineHeight: 'note',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '& svg': { fontSize: '[0.8125rem]', strokeWidth: '[2.1]' },
  '[aria-current] > td > &': { boxShadow: '[inset 0 0 0 1px currentColor]' },
});
const tones = {
  green: css(base, { bg: 'tone.green.ground', color: 'tone.green.ink' }),
  red: css(base, { bg: 'tone.red.ground', color: 'tone.red.ink' }),
  orange: css(base, { bg: 'tone.orange.ground', color: 'tone.orange.ink' }),
  blue: css(base, { bg: 'tone.blue.ground', color: 'tone.blue.ink' }),
  indigo: css(base, { bg: 'tone.indigo.ground', color: 'tone.indigo.ink' }),
  plain: css(base, { bg: 'tone.plain.ground', color: 'tone.plain.ink' }),
};

/** An icon and a word, always both, because the colour alone is not enough. */
export function StatusMark({ tone, icon, children }: StatusMarkProps) {
  return (
    <span className={tones[tone]} data-mark>
      <Icon name={icon} />
      {children}
    </span>
  );
}
