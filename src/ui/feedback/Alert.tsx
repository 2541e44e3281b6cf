import type { ReactNode } from 'react';
import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';

interface AlertProps {
  readonly tone: 'bad' | 'good' | 'plain' | 'test';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

const base = css.raw({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '[0.625rem]',
  px: '3',
  py: '2',
  borderRadius: 'control',
  '& a': { color: '[inherit]' },
});
const tones = {
  bad: css(base, { bg: 'tone.red.ground', color: 'tone.red.ink' }),
  good: css(base, { bg: 'tone.green.ground', color: 'tone.green.ink' }),
  plain: css(base, { bg: 'tone.orange.ground', color: 'tone.orange.ink' }),
  // Dashed means provisional.
  test: css(base, { bg: 'brass.ground', color: 'brass.ink', border: '[1px dashed token(colors.brass.line)]' }),
};
const icons = {
  bad: 'alert',
  good: 'circle-check',
  plain: 'alert',
  test: 'flask',
} as const;
const sign = css({ pt: '[2px]' });
const said = css({ display: 'flex', alignItems: 'flex-start', gap: '[0.625rem]', flex: '[1 1 18rem]', minW: '0' });
const words = css({ flex: '1', minW: '0' });

/** A message within the page. An error interrupts a screen reader, other tones wait for a pause. */
export function Alert({ tone, children, action }: AlertProps) {
  return (
    <div className={tones[tone]} data-callout role={tone === 'bad' ? 'alert' : 'status'}>
      <div className={said}>
        <span className={sign}>
          <Icon name={icons[tone]} />
        </span>
        <div className={words}>{children}</div>
      </div>
      {action}
    </div>
  );
}
