import { isolated } from '../../../../contract/shownText';
import type { SettlementAccounts } from '../../../../machines/settings/settlementAccounts/settlementAccounts.machine';
import { defaultOf } from '../../../../machines/settings/settlementAccounts/settlementAccounts.rules';
import type { SettlementSummary } from '../../../../machines/settlements/settlementSummary/settlementSummary.machine';
import { formatDay, formatShortTime } from '../../../ui/text/dates';
import { formatCount } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { StatStrip } from '../../../ui/text/StatStrip';
import { PartError, type ShownPart } from '../../kit/PartError';

interface NextSettlementProps {
  readonly part: ShownPart<SettlementSummary>;
  /** Null while the accounts load. */
  readonly value: SettlementAccounts | null;
  readonly currency: string;
}

/** STA-01: what the next settlement sums so far, when it is paid, and where it goes. */
export function NextSettlement({ part, value, currency }: NextSettlementProps) {
  const summary = part.view.value;
  const account = value?.type === 'bank' ? defaultOf(value) : null;
  return (
    <>
      <PartError part={part} what="the next settlement" />
      <StatStrip
        label="Next settlement"
        busy={value === null || (part.view.busy && summary === null)}
        figures={[
          {
            label: 'Next settlement',
            value: summary && <Money amount={summary.unsettled.amount} currency={currency} size="figure" />,
            note: summary && noteOf(summary),
          },
          {
            label: 'Goes to',
            value: value && (account?.bankName ?? 'Kontor wallet'),
            note:
              value === null
                ? null
                : account
                  ? `${account.accountNumber}, ${isolated(account.accountName)}`
                  : `Your ${currency} wallet, available at once`,
          },
        ]}
      />
    </>
  );
}

function noteOf({ nextAt, unsettled: { count } }: SettlementSummary): string {
  const payments = `${formatCount(count)} payment${count === 1 ? '' : 's'}`;
  return nextAt === null ? payments : `${formatDay(nextAt)} ${formatShortTime(nextAt)} WAT, ${payments}`;
}
