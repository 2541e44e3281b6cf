import '../../ui/theme/evidenceIcons';
import { today } from '../../../machines/kit/values/days';
import { type Nearness, releaseIn } from '../../../machines/settlements/rollingReserves/rollingReserves.rules';
import { css } from '../../../styled-system/css';
import { Icon } from '../../ui/theme/Icon';

const line = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[0.3125rem]',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  '& svg': { fontSize: '[0.8125rem]' },
});
const looks: Readonly<Record<Nearness, string>> = {
  due: css(line, { color: 'tone.red.ink', fontWeight: 'strong' }),
  soon: css(line, { color: 'tone.orange.ink', fontWeight: 'medium' }),
  later: css(line),
};

/** RSV-01: in how many days something is released. */
export function ReleaseTime({ at }: { readonly at: string }) {
  const { words, nearness } = releaseIn(at, today());
  return (
    <span className={looks[nearness]} data-nearness={nearness}>
      <Icon name={nearness === 'due' ? 'lock-open' : 'clock'} />
      {words}
    </span>
  );
}
