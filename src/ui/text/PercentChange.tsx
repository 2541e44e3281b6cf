import { css } from '../../../styled-system/css';
import { Icon } from '../theme/Icon';

interface PercentChangeProps {
  /** In percent, as decimal text. Negative for a fall. */
  readonly percent: string;
  /** What it is compared with: "from last month". */
  readonly on: string;
}

const whole = css({ display: 'inline-flex', alignItems: 'center', verticalAlign: 'bottom', gap: '1', whiteSpace: 'nowrap' });
const base = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[2px]',
  fontWeight: 'medium',
  '& svg': { fontSize: '[0.875rem]' },
});
const tones = {
  up: css(base, { color: 'tone.green.ink' }),
  down: css(base, { color: 'tone.red.ink' }),
  none: css(base),
};
const unseen = css({ srOnly: true });

/** A rise from next to nothing says no more than that it is one. */
const sizeOf = (percent: string) => percent.replace(/^-/, '').replace(/^\d{4}.*$/, 'over 999');
const wayOf = (percent: string) => (/^-?[0.]*$/.test(percent) ? 'none' : percent.startsWith('-') ? 'down' : 'up');

/** Returns the same in words: "up 14.5% from 6,136,261.57". */
export function percentWords({ percent, on }: PercentChangeProps): string {
  const way = wayOf(percent);
  return `${way === 'none' ? '' : `${way} `}${sizeOf(percent)}% ${on}`;
}

/** A rise or fall, shown by an arrow and a word as well as by its colour. */
export function PercentChange({ percent, on }: PercentChangeProps) {
  const way = wayOf(percent);
  return (
    <span className={whole}>
      <span className={tones[way]}>
        {way !== 'none' && <Icon name={way === 'up' ? 'arrow-up-right' : 'arrow-down-right'} />}
        {way !== 'none' && <span className={unseen}>{way === 'up' ? 'Up' : 'Down'} </span>}
        {sizeOf(percent)}%
      </span>{' '}
      {on}
    </span>
  );
}
