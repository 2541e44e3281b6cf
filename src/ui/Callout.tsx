import type { ReactNode } from 'react';
import { css, cx } from '../../styled-system/css';
import { Icon, type IconName } from './Icon';

interface CalloutProps {
  /** `orange`: what should be checked before going on. */
  readonly tone?: 'red' | 'orange';
  readonly icon: IconName;
  /** What happened, in one sentence. */
  readonly title: string;
  /** What it means. */
  readonly children: ReactNode;
  /** What the merchant can do about it, below. */
  readonly more?: ReactNode;
}

const base = css.raw({ display: 'flex', alignItems: 'flex-start', gap: '3', px: '4', py: '3' });
const tones = {
  red: css(base, { bg: 'tone.red.ground', borderLeft: '[3px solid token(colors.tone.red.ink)]' }),
  orange: css(base, { bg: 'tone.orange.ground', borderLeft: '[3px solid token(colors.tone.orange.ink)]' }),
};
const inks = { red: css({ color: 'tone.red.ink' }), orange: css({ color: 'tone.orange.ink' }) };
const sign = css({ pt: '[2px]' });
const words = css({ display: 'grid', gap: '1', minW: '0', overflowWrap: 'anywhere' });
const said = css({ fontWeight: 'strong' });

/** What holds of a record until it is changed, or of an order until it is checked: one bold sentence, and one plain. */
export const Callout = ({ tone = 'red', icon, title, children, more }: CalloutProps) => (
  <div className={tones[tone]} data-callout role="note">
    <span className={cx(inks[tone], sign)}>
      <Icon name={icon} />
    </span>
    <div className={words}>
      <p className={cx(inks[tone], said)}>{title}</p>
      <p>{children}</p>
      {more}
    </div>
  </div>
);
