import { SETTLEMENTS } from '../../../machines/settlements/groupedSettlements/groupedSettlements.rules';
import type { SettlementSummary } from '../../../machines/settlements/settlementSummary/settlementSummary.machine';
import { notPaidYet } from '../../../machines/settlements/settlementSummary/settlementSummary.rules';
import { Link } from '../../flow/Link';
import { linkStyle } from '../../ui/buttons/button.style';
import { PhoneFold } from '../../ui/layout/PhoneFold';
import { Section } from '../../ui/layout/Section';
import { formatDay } from '../../ui/text/dates';
import { formatCount, formatSigned } from '../../ui/text/format';
import { Money } from '../../ui/text/Money';
import { StatStrip } from '../../ui/text/StatStrip';
import { PartError, type ShownPart } from '../kit/PartError';

interface NotPaidYetProps {
  readonly part: ShownPart<SettlementSummary>;
  /** The currency of the dashboard, which the sum was asked for. */
  readonly currency: string;
  /** The page of the rolling reserve. Null if this role cannot open it. */
  readonly reserve: string | null;
  /** The page of transactions. Null if this role cannot open it. */
  readonly transactions: string | null;
}

const counted = (count: number, one: string) => `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

/** STL-02: what was received and is not paid yet, as a sum. Partly paid settlements are not in it, because no field says how much is left of them. */
export function NotPaidYet({ part, currency, reserve, transactions }: NotPaidYetProps) {
  const { value, busy } = part.view;
  const money = (amount: string | undefined, sign = '') =>
    amount === undefined ? null : (
      <>
        {sign}
        <Money amount={amount} currency={currency} size="figure" />
      </>
    );
  const settlements = (status: string, count: number, words: string) =>
    count === 0 ? (
      'No settlements'
    ) : (
      <span>
        <Link href={`${SETTLEMENTS}?status=${status}`} className={linkStyle}>
          {counted(count, 'settlement')}
        </Link>
        {words}
      </span>
    );
  return (
    <PhoneFold label="Not paid to you yet" figure={money(value ? notPaidYet(value) : undefined)}>
      <Section title="Not settled yet">
        <PartError part={part} what="what is not settled yet" />
        <StatStrip
          label="What is not paid to you yet"
          busy={busy && value === null}
          figures={[
            {
              label: 'Not in a settlement yet',
              value: money(value?.unsettled.amount),
              note: value && <Unsettled count={value.unsettled.count} currency={currency} transactions={transactions} />,
            },
            {
              label: 'Pending',
              value: money(value?.pending.amount, '+ '),
              note:
                value &&
                settlements('Pending', value.pending.count, value.nextAt === null ? '' : `, expected ${formatDay(value.nextAt)}`),
            },
            {
              label: 'Flagged',
              value: money(value?.flagged.amount, '+ '),
              note: value && settlements('Flagged', value.flagged.count, ', held for review by the provider'),
            },
            {
              label: 'Not paid to you yet',
              value: money(value ? notPaidYet(value) : undefined, '= '),
              note: value?.reserve && (
                <span>
                  Held in reserve comes on top:{' '}
                  {reserve === null ? (
                    formatSigned(value.reserve, currency)
                  ) : (
                    <Link href={reserve} className={linkStyle}>
                      {formatSigned(value.reserve, currency)}
                    </Link>
                  )}
                </span>
              ),
            },
          ]}
        />
      </Section>
    </PhoneFold>
  );
}

interface UnsettledProps extends Pick<NotPaidYetProps, 'currency' | 'transactions'> {
  readonly count: number;
}

/** How many payments are in no settlement yet. They lead to their list. */
function Unsettled({ count, currency, transactions }: UnsettledProps) {
  const words = counted(count, 'transaction');
  if (transactions === null || count === 0) return <span>{words}, in the next settlement</span>;
  return (
    <span>
      <Link href={`${transactions}?${new URLSearchParams({ settlement: 'none', currency })}`} className={linkStyle}>
        {words}
      </Link>
      , in the next settlement
    </span>
  );
}
