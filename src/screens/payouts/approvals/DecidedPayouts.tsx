import { isolated } from '../../../../contract/shownText';
import { withFee } from '../../../../machines/kit/values/withFee';
import type { ApprovalView, DecidedPayout } from '../../../../machines/payouts/approval/approval.select';
import type { PendingPayout } from '../../../../machines/payouts/approvals/approvals.machine';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Stack';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { formatAmount } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { ApprovalTimeline } from './ApprovalTimeline';

interface GistProps {
  readonly payout: PendingPayout;
  /** The recipient gets the money if the payout is approved. */
  readonly isPaid: boolean;
  readonly hasAccount: boolean;
}

/** Whom a payout is for, and how much the recipient receives. */
export function Gist({ payout, isPaid, hasAccount }: GistProps) {
  const { recipient, amount, currency, accountNumber, bankName } = payout;
  return (
    <Stack close>
      <p>{isPaid ? `${isolated(recipient)} receives` : `Payout to ${isolated(recipient)}`}</p>
      {amount !== null && <Money amount={amount} currency={currency} size="sum" />}
      {hasAccount && <p>{[accountNumber, bankName].filter(Boolean).join(', ')}</p>}
    </Stack>
  );
}

/** Payouts that were already decided, each with its total and how it was decided. */
export const DecidedRows = ({ payouts }: { readonly payouts: readonly DecidedPayout[] }) => (
  <DescriptionList
    rows={payouts.map((payout) => {
      const total = withFee(payout);
      return {
        key: payout.payoutId,
        label: isolated(payout.recipient),
        value: (
          <>
            {total !== null && <div>{formatAmount(total, payout.currency)}</div>}
            <div>{payout.decision}</div>
          </>
        ),
      };
    })}
  />
);

interface DecidedPayoutsProps {
  readonly view: ApprovalView;
  /** In milliseconds since the epoch. */
  readonly now: number;
}

/** Shows that all of the payouts were already decided, and how, in place of a decision about them. */
export function DecidedPayouts({ view: { decided, settled, isApproved }, now }: DecidedPayoutsProps) {
  const [only, ...others] = decided;
  const notice = <Alert tone="plain">{settled}</Alert>;
  if (only === undefined || others.length > 0)
    return (
      <Stack>
        {notice}
        <DecidedRows payouts={decided} />
      </Stack>
    );
  return (
    <Stack>
      <Gist payout={only} isPaid={false} hasAccount />
      {notice}
      <ApprovalTimeline view={{ payouts: decided, decider: 'you', isApproved }} now={now} isOver />
    </Stack>
  );
}
