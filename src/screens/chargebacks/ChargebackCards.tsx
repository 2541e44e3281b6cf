import type { ChargebackOverview } from '../../../machines/chargebacks/chargebackOverview/chargebackOverview.machine';
import type { Chargeback } from '../../../machines/chargebacks/chargebacks/chargebacks.machine';
import { isDueToday, isWaiting, nearest, sumOf } from '../../../machines/chargebacks/chargebacks/chargebacks.rules';
import { css } from '../../../styled-system/css';
import { OpenTab } from '../../ui/buttons/OpenTab';
import { Meter } from '../../ui/feedback/Meter';
import { PhoneFold } from '../../ui/layout/PhoneFold';
import { formatDay, formatShortTime } from '../../ui/text/dates';
import { formatCount, formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { StatStrip } from '../../ui/text/StatStrip';
import { PartError, type ShownPart } from '../kit/PartError';

interface ChargebackCardsProps {
  readonly part: ShownPart<ChargebackOverview>;
  /** The currency of the dashboard, which the overview was asked for. */
  readonly currency: string;
  /** All chargebacks of this business. Null if the list shows only some. */
  readonly all: readonly Chargeback[] | null;
  /** The time as of which an answer is needed, in milliseconds since the epoch. */
  readonly now: number;
}

const small = css({ fontSize: 'body', fontWeight: 'regular', letterSpacing: '[0]', color: 'ink.soft' });
const meter = css({ display: 'grid', gap: '1', w: 'full', flexBasis: '[100%]' });
const urgent = css({ color: 'tone.red.ink', fontWeight: 'strong' });

/** The documents say neither whether the percentage is used or left. We take it as used, and show both. */
const leftOf = (used: number) => Math.round((100 - used) * 10) / 10;

const Threshold = ({ used }: { readonly used: number }) => (
  <>
    {Math.max(0, leftOf(used))}% <span className={small}>left</span>
  </>
);

/** CBK-01: the three cards. One without a figure shows a dash, and the others stay. */
export function ChargebackCards({ part, currency, all, now }: ChargebackCardsProps) {
  const { value, busy } = part.view;
  const used = value?.usedPercent ?? null;
  const isLoading = busy && value === null;
  const amount = value?.value ?? null;
  const count = value?.count ?? null;
  // The overview is of one currency, and the list may have several.
  const same = all?.filter((row) => row.currency === currency || row.currency === '') ?? null;
  const held = same && sumOf(same).held;
  return (
    <>
      <PartError part={part} what="your chargeback overview" />
      <PhoneFold label="Remaining of your threshold" figure={used === null ? value && '—' : <Threshold used={used} />}>
        <OpenTab
          label="Chargebacks"
          open="Overview"
          closed={{ label: 'Holding Balance', reason: 'Not offered by the provider' }}
        />
        <StatStrip
          label="Chargeback overview"
          busy={isLoading}
          figures={[
            {
              label: 'Remaining of your threshold',
              value: used === null ? null : <Threshold used={used} />,
              note: (used !== null || isLoading) && (
                <span className={meter}>
                  <Meter percent={used ?? 0} />
                  <span>{used === null ? '\u00A0' : `${used}% used`}</span>
                </span>
              ),
            },
            {
              label: 'Chargeback Value',
              value: amount === null ? null : <Money amount={amount} currency={currency} size="figure" />,
              note: amount !== null && held !== null && `${formatSigned(held, currency)} is held now`,
            },
            {
              label: 'Chargeback Count',
              value: count === null ? null : formatCount(count),
              note: same && <Waiting all={same} now={now} named={same.length === all?.length ? '' : ` in ${currency}`} />,
            },
          ]}
        />
      </PhoneFold>
    </>
  );
}

interface WaitingProps {
  readonly all: readonly Chargeback[];
  readonly now: number;
  /** The currency, if the list below has others too. */
  readonly named: string;
}

/** How many need an answer, and until when the first one does. */
function Waiting({ all, now, named }: WaitingProps) {
  const count = all.filter((row) => isWaiting(row, now)).length;
  const first = nearest(all, now);
  const dueAt = first?.dueAt ?? null;
  if (count === 0) return `None${named} needs your answer`;
  const words = `${formatCount(count)}${named} need${count === 1 ? 's' : ''} your answer`;
  if (first === null || dueAt === null) return words;
  const isToday = isDueToday(first, now);
  return (
    <span>
      {words}, the first{' '}
      <span className={isToday ? urgent : undefined}>
        {isToday ? 'today' : formatDay(dueAt)} by {formatShortTime(dueAt)}
      </span>
    </span>
  );
}
