import '../../ui/theme/evidenceIcons';
import type { ReactNode } from 'react';
import type { ChargebackInFull, Disputed } from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.machine';
import {
  type DisputeStep,
  dueHere,
  isAnswerable,
  type MoneyLabel,
  moneyOf,
  type StepKind,
  stepsOf,
  wasAnswered,
} from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.rules';
import { Section } from '../../ui/layout/Section';
import { TotalsTable } from '../../ui/tables/TotalsTable';
import { ColumnSums } from '../../ui/text/ColumnSums';
import { formatDay, formatMoment } from '../../ui/text/dates';
import { formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { Timeline } from '../../ui/text/Timeline';
import { useTimeLeft } from '../../ui/text/useTimeLeft';
import type { IconName } from '../../ui/theme/Icon';
import { SettlementName } from './SettlementName';

const MINUTE_MS = 60_000;
const LINES: Readonly<Record<MoneyLabel, string>> = { held: 'Held', returned: 'Returned', lost: 'Lost', fee: 'Fee' };

/** What the chargeback can cost before it is decided, and what it came to afterwards. */
export function MoneyPart({ chargeback }: { readonly chargeback: ChargebackInFull }) {
  const { kind, lines, net } = moneyOf(chargeback);
  const { currency, fee } = chargeback;
  const figure = (amount: string | null) => (amount === null ? '—' : formatSigned(amount, currency));
  return (
    <Section title="Money" actions={<span data-inline>{currency}</span>}>
      {kind === 'open' ? (
        <>
          <ColumnSums
            caption={`Money of this chargeback in ${currency}`}
            heads={['Now', 'If you win', 'If you lose']}
            rows={lines.map(({ label, figures }) => ({ key: label, label: LINES[label], figures: figures.map(figure) }))}
            total={{ label: 'Net', figures: net.map(figure) }}
          />
          <p>{fee === null ? 'The provider doesn’t say what the fee is.' : 'Accepting costs the same as losing.'}</p>
        </>
      ) : (
        <TotalsTable
          label="This chargeback cost you"
          rows={lines.map(({ label, figures: [amount] }) => ({
            label: label === 'fee' ? 'Chargeback fee' : LINES[label],
            amount: figure(amount ?? null),
          }))}
          total={<Money amount={net[0] ?? '0.00'} currency={currency} />}
        />
      )}
    </Section>
  );
}

const ICONS: Readonly<Record<StepKind, IconName>> = {
  paid: 'circle-check',
  settled: 'landmark',
  opened: 'shield-alert',
  held: 'lock',
  answer: 'undo-2',
  decision: 'landmark',
  outcome: 'lock-open',
};

interface StepWords {
  readonly label: ReactNode;
  readonly note?: string;
}

function wordsOf(
  { kind, state }: DisputeStep,
  { disputed: { chargeback, order }, leadsToSettlement, isSent }: TimelinePartProps,
): StepWords {
  const { status, reason } = chargeback;
  const isAhead = state === 'ahead';
  switch (kind) {
    case 'paid':
      return { label: 'Paid' };
    case 'settled':
      return {
        label: (
          <>
            Settled
            {order?.settlement && (
              <>
                {' '}
                in <SettlementName settled={order.settlement} isLink={leadsToSettlement} />
              </>
            )}
          </>
        ),
      };
    case 'opened':
      return { label: 'Charged back by the cardholder’s bank', ...(reason && { note: reason }) };
    case 'held':
      return { label: 'Held from your Collection Balance' };
    case 'answer':
      if (isAhead) return { label: 'Your answer', ...(!isSent && { note: 'You accept, or decline with evidence' }) };
      if (state === 'failed') return { label: 'Not answered in time' };
      if (!wasAnswered(chargeback)) return { label: 'No answer needed' };
      return { label: status === 'Accepted' ? 'Accepted' : 'Declined' };
    case 'decision':
      if (isAhead) return { label: 'The bank decides', note: 'The provider doesn’t say how long this takes' };
      return { label: status };
    case 'outcome':
      if (isAhead)
        return { label: 'Money returned or lost', note: 'Won: the hold ends. Lost: the held amount and the fee are taken' };
      return { label: status === 'Won' ? 'Returned to your Collection Balance' : 'Taken with the fee' };
  }
}

/** When a step is still to come. */
function aheadAt(kind: StepKind, dueAt: string | null, isSent: boolean): string {
  if (kind === 'answer' && isSent) return 'Outcome unknown';
  if (kind === 'answer') return dueAt === null ? 'Next' : `By ${formatDay(dueAt)}`;
  return kind === 'decision' ? 'After that' : 'Then';
}

interface TimelinePartProps {
  readonly disputed: Disputed;
  /** Whether this role can open a settlement. */
  readonly leadsToSettlement: boolean;
  /** Whether an answer may be on its way. */
  readonly isSent: boolean;
}

/** What happened, oldest first, and what is still to come. */
export function TimelinePart(props: TimelinePartProps) {
  const { disputed, isSent } = props;
  const until = isAnswerable(disputed) ? dueHere(disputed) : null;
  const isInTime = useTimeLeft(until ?? Number.POSITIVE_INFINITY, MINUTE_MS) > 0;
  return (
    <Section title="Timeline">
      <Timeline
        steps={stepsOf({ ...disputed, isInTime: isInTime || isSent }).map((step, place, steps) => {
          const { kind, at, amount, state } = step;
          const when =
            state === 'ahead' ? aheadAt(kind, disputed.chargeback.dueAt, isSent) : at && formatMoment(at, steps[place - 1]?.at);
          return {
            ...wordsOf(step, props),
            ...(when && { at: when }),
            ...(amount !== null && { figure: formatSigned(amount, disputed.chargeback.currency) }),
            state,
            icon: state === 'ahead' ? 'circle-dashed' : ICONS[kind],
          };
        })}
      />
    </Section>
  );
}
