import type { ReactNode } from 'react';
import { css, cx } from '../../../styled-system/css';
import { Icon, type IconName } from '../theme/Icon';

interface CalloutProps {
  /** Red: it failed, or it ends soon. Orange: it needs care, or time. Blue: it needs a code. Indigo: it needs an approval. Green: it went well. */
  readonly tone: 'red' | 'orange' | 'blue' | 'indigo' | 'green' | 'plain';
  readonly icon?: IconName;
  /** A note is there with its record. What comes later is read out: an alert at once, a status at a pause. */
  readonly role: 'note' | 'alert' | 'status';
  /** What happened, in one sentence. */
  readonly title: string;
  /** What it means. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '3',
  borderLeft: '[3px solid currentColor]',
  '& a': { color: '[inherit]' },
});
const tones = {
  red: css({ bg: 'tone.red.ground', color: 'tone.red.ink' }),
  orange: css({ bg: 'tone.orange.ground', color: 'tone.orange.ink' }),
  blue: css({ bg: 'tone.blue.ground', color: 'tone.blue.ink' }),
  indigo: css({ bg: 'tone.indigo.ground', color: 'tone.indigo.ink' }),
  green: css({ bg: 'tone.green.ground', color: 'tone.green.ink' }),
  plain: css({ bg: 'tone.plain.ground', color: 'tone.plain.ink' }),
};
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', _empty: { display: 'none' } });
const text = css({ display: 'flex', alignItems: 'flex-start', gap: '3', flex: '[1 1 18rem]', minW: '0' });
const sign = css({ pt: '[2px]' });
const words = css({ flex: '1', display: 'grid', gap: '1', minW: '0', overflowWrap: 'anywhere' });
const said = css({ fontWeight: 'strong' });
const meaning = css({ color: 'ink' });

/** What holds of a record, or what came of an order: one bold sentence, what it means, and what to do. */
export const Callout = ({ tone, icon = 'alert', role, title, children, action }: CalloutProps) => (
  <div className={cx(box, tones[tone])} data-callout={tone} role={role}>
    <div className={text}>
      <span className={sign}>
        <Icon name={icon} />
      </span>
      <div className={words}>
        <p className={said}>{title}</p>
        <div className={meaning}>{children}</div>
      </div>
    </div>
    {action && <div className={actions}>{action}</div>}
  </div>
);
