import '../../ui/theme/chargebackIcons';
import type { ReactNode } from 'react';
import type { ChargebackInFull, Disputed } from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.machine';
import { dueHere, isClosedByComment } from '../../../machines/chargebacks/chargebackDetails/chargebackDetails.rules';
import { leftInWords, urgencyOf, wasMissed } from '../../../machines/chargebacks/chargebacks/chargebacks.rules';
import { today } from '../../../machines/kit/values/days';
import { css } from '../../../styled-system/css';
import { Callout } from '../../ui/feedback/Callout';
import { formatDay, formatShortTime } from '../../ui/text/dates';
import { formatAmount } from '../../ui/text/format';
import { useTimeLeft } from '../../ui/text/useTimeLeft';

const left = css({ fontSize: 'section', lineHeight: 'section', fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' });

const MINUTE_MS = 60_000;
const TONES = { today: 'red', soon: 'orange', later: 'plain' } as const;

interface DueProps {
  readonly chargeback: ChargebackInFull;
  readonly until: number;
  /** Where the merchant goes on once the time ended. */
  readonly next: ReactNode;
}

interface DueBandProps {
  readonly disputed: Disputed;
  /** Where the merchant goes on after an answer, or without one. */
  readonly next: ReactNode;
}

/** Until when it can be answered. */
function Due({ chargeback, until, next }: DueProps) {
  const leftMs = useTimeLeft(until, MINUTE_MS);
  const dueAt = chargeback.dueAt ?? '';
  const day = formatDay(dueAt);
  const time = formatShortTime(dueAt);
  if (leftMs === 0)
    return (
      <Callout tone="red" icon="clock-alert" role="alert" title={`The time to answer ended at ${time} on ${day}.`} action={next}>
        The bank decides without your answer. {formatAmount(chargeback.held ?? chargeback.amount, chargeback.currency)} stays held
        until then.
      </Callout>
    );
  const urgency = urgencyOf(leftMs);
  return (
    <Callout
      tone={TONES[urgency]}
      icon={urgency === 'today' ? 'clock-alert' : 'clock'}
      role="note"
      title={dueAt.slice(0, 10) === today() ? `Answer by ${time} today, ${day} WAT.` : `Answer by ${time} on ${day} WAT.`}
      action={<span className={left}>{leftInWords(leftMs)}</span>}
    >
      Without an answer the bank decides for the customer.
    </Callout>
  );
}

/** CBK-02: the deadline while an answer is needed, or what holds instead. */
export function DueBand({ disputed, next }: DueBandProps) {
  const { chargeback } = disputed;
  const { status, amount, currency } = chargeback;
  const sum = formatAmount(amount, currency);
  const until = dueHere(disputed);
  switch (status) {
    case 'New':
    case 'Pending':
      if (isClosedByComment(disputed))
        return (
          <Callout tone="plain" icon="scale" role="note" title="A final comment closed this chargeback.">
            Nothing more can be sent.
          </Callout>
        );
      if (until !== null) return <Due chargeback={chargeback} until={until} next={next} />;
      return (
        <Callout tone="orange" icon="clock" role="note" title="Your answer is needed.">
          The provider doesn’t say until when. Without an answer the bank decides for the customer.
        </Callout>
      );
    case 'Awaiting Response':
      return (
        <Callout tone="indigo" icon="landmark" role="note" title="You answered. The bank decides now." action={next}>
          You can’t change your answer. The provider doesn’t say how long this takes.
        </Callout>
      );
    case 'Won':
      return (
        <Callout tone="green" icon="circle-check" role="note" title={`You won. ${sum} is back in your Collection Balance.`}>
          This chargeback is closed.
        </Callout>
      );
    case 'Accepted':
      return (
        <Callout tone="red" icon="check" role="note" title={`You accepted. The customer keeps ${sum}.`} action={next}>
          This chargeback is closed.
        </Callout>
      );
    case 'Lost':
      return (
        <Callout tone="red" icon="circle-x" role="note" title={`You lost. The customer keeps ${sum}.`}>
          {wasMissed(chargeback) ? 'It wasn’t answered in time. This chargeback is closed.' : 'This chargeback is closed.'}
        </Callout>
      );
    case 'Assessment':
      return (
        <Callout tone="plain" icon="scale" role="note" title="This chargeback is in assessment.">
          The provider looks into it. No answer is needed from you now.
        </Callout>
      );
    default:
      return null;
  }
}
