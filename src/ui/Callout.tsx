import type { ReactNode } from 'react';
import { css } from '../../styled-system/css';
import { Icon, type IconName } from './Icon';

interface CalloutProps {
  readonly icon: IconName;
  /** Red by default. Blue: it needs a code. Indigo: it needs an approval. */
  readonly tone?: 'red' | 'blue' | 'indigo';
  /** What happened, in one sentence. */
  readonly title: string;
  /** What it means. */
  readonly children: ReactNode;
}

const base = css.raw({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '3',
  px: '4',
  py: '3',
  borderLeft: '[3px solid currentColor]',
});
const tones = {
  red: css(base, { bg: 'tone.red.ground', color: 'tone.red.ink' }),
  blue: css(base, { bg: 'tone.blue.ground', color: 'tone.blue.ink' }),
  indigo: css(base, { bg: 'tone.indigo.ground', color: 'tone.indigo.ink' }),
};
const sign = css({ pt: '[2px]' });
const words = css({ display: 'grid', gap: '1', minW: '0', overflowWrap: 'anywhere' });
const said = css({ fontWeight: 'strong' });
const meaning = css({ color: 'ink' });

/** What holds of a record until it is changed: one bold sentence, and one plain. */
export const Callout = ({ icon, tone = 'red', title, children }: CalloutProps) => (
  <div className={tones[tone]} data-callout role="note">
    <span className={sign}>
      <Icon name={icon} />
    </span>
    <div className={words}>
      <p className={said}>{title}</p>
      <p className={meaning}>{children}</p>
    </div>
  </div>
);
