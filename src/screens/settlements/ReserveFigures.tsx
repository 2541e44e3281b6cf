import type { ReactNode } from 'react';
import { today } from '../../../machines/kit/values/days';
import type { ReserveSummary } from '../../../machines/settlements/reserveSummary/reserveSummary.machine';
import { PhoneFold } from '../../ui/layout/PhoneFold';
import { formatDay, MONTHS } from '../../ui/text/dates';
import { formatCount } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { StatStrip } from '../../ui/text/StatStrip';
import { PartError, type ShownPart } from '../kit/PartError';
import { ReleaseTime } from './ReleaseTime';

interface ReserveFiguresProps {
  readonly part: ShownPart<ReserveSummary>;
  /** The currency of the dashboard, which the figures were asked for. */
  readonly currency: string;
  /** The weeks below the figures. */
  readonly children: ReactNode;
}

/** RSV-01: what is held, what is released next and was released this month, and the rate if the provider says it. */
export function ReserveFigures({ part, currency, children }: ReserveFiguresProps) {
  const { value, busy } = part.view;
  const money = (amount: string | undefined) =>
    amount === undefined ? null : <Money amount={amount} currency={currency} size="figure" />;
  const month = MONTHS[Number(today().slice(5, 7)) - 1] ?? '';
  const next = value?.next ?? null;
  const isLoading = busy && value === null;
  return (
    <>
      <PartError part={part} what="your reserve" />
      <PhoneFold label="Held in reserve" figure={money(value?.held)}>
        <StatStrip
          label="Rolling reserve"
          busy={isLoading}
          figures={[
            {
              label: 'Held in reserve',
              value: money(value?.held),
              note:
                value !== null &&
                `${formatCount(value.count)} settlement${value.count === 1 ? '' : 's'}. It isn’t part of any balance.`,
            },
            {
              label: 'Next release',
              value: money(next?.amount),
              note: next?.date && (
                <>
                  <ReleaseTime at={next.date} /> <span>{formatDay(next.date)}</span>
                </>
              ),
            },
            {
              label: `Released in ${month}`,
              value: money(value?.releasedThisMonth),
              note: value && 'To your Collection Balance',
            },
            // A provider that doesn't say its rate has no such figure.
            ...(value === null || value.percent !== null
              ? [
                  {
                    label: 'Rate',
                    value: value && `${value.percent}%`,
                    note: value && `of each settlement’s collections${value.days === null ? '' : `, for ${value.days} days`}`,
                  },
                ]
              : []),
          ]}
        />
        {children}
      </PhoneFold>
    </>
  );
}
