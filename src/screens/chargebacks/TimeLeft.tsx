import type { Chargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import {
  dueMoment,
  isTreatable,
  leftInWords,
  type Urgency,
  urgencyOf,
  wasMissed,
} from '../../../machines/chargebacks/chargebacks/chargebacks.rules';
import { css } from '../../../styled-system/css';
import { formatDay } from '../../ui/text/dates';
import { useTimeLeft } from '../../ui/text/useTimeLeft';
import { Icon, type IconName } from '../../ui/theme/Icon';

const line = css.raw({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[0.3125rem]',
  color: 'ink.soft',
  fontSize: 'note',
  lineHeight: 'note',
  '& svg': { fontSize: '[0.8125rem]' },
});
const urgencies: Readonly<Record<Urgency, string>> = {
  today: css(line, { color: 'tone.red.ink', fontWeight: 'strong' }),
  soon: css(line, { color: 'tone.orange.ink', fontWeight: 'medium' }),
  later: css(line),
};

const MINUTE_MS = 60_000;

/** The time left in words. It changes each minute. */
function Left({ until }: { readonly until: number }) {
  const left = useTimeLeft(until, MINUTE_MS);
  const urgency = urgencyOf(left);
  return (
    <span className={urgencies[urgency]} data-urgency={urgency}>
      <Icon name={urgency === 'today' ? 'clock-alert' : 'clock'} />
      {leftInWords(left)}
    </span>
  );
}

/** What became of a chargeback that needs no answer any more. No deadline counts there. */
function settledOf(chargeback: Chargeback): readonly [IconName, string] {
  const { status, answeredAt, decidedAt } = chargeback;
  const on = (words: string, at: string | null) => (at === null ? words : `${words} ${formatDay(at)}`);
  if (status === 'Accepted') return ['check', on('Accepted', answeredAt ?? decidedAt)];
  if (answeredAt !== null) return ['check', on('Answered', answeredAt)];
  if (status === 'Assessment') return ['scale', 'In assessment'];
  return wasMissed(chargeback) ? ['clock-alert', 'Not answered in time'] : ['check', on('Decided', decidedAt)];
}

/** CBK-01: how much time is left to answer, or that no answer is needed any more. */
export function TimeLeft({ chargeback }: { readonly chargeback: Chargeback }) {
  const until = dueMoment(chargeback);
  if (isTreatable(chargeback))
    return until === null ? <span className={urgencies.later}>No due date</span> : <Left until={until} />;
  const [icon, words] = settledOf(chargeback);
  return (
    <span className={urgencies.later}>
      <Icon name={icon} />
      {words}
    </span>
  );
}
