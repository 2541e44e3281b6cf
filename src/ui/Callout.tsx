import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { Icon, type IconName } from './Icon';

interface CalloutProps {
  readonly icon: IconName;
  /** What happened, in one sentence. */
  readonly title: string;
  /** What it means. */
  readonly children: ReactNode;
}

const whole = css({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  px: '4',
  py: '3',
  bg: 'tone.red.ground',
  borderLeft: '[3px solid token(colors.tone.red.ink)]',
});
const sign = css({ color: 'tone.red.ink', pt: '[2px]' });
const words = css({ display: 'grid', gap: '1', minW: '0', overflowWrap: 'anywhere' });
const said = css({ color: 'tone.red.ink', fontWeight: 'strong' });

/** What holds of a record until it is changed: one bold sentence, and one plain. */
export const Callout = ({ icon, title, children }: CalloutProps) => (
  <div className={whole} data-callout role="note">
    <span className={sign}>
      <Icon name={icon} />
    </span>
    <div className={words}>
      <p className={said}>{title}</p>
      <p>{children}</p>
    </div>
  </div>
);
