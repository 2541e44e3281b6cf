import { isolated } from '../../../../contract/shownText';
import { moneyOf } from '../../../../machines/payouts/approval/approval.rules';
import type { ApprovalView } from '../../../../machines/payouts/approval/approval.select';
import type { PendingPayout } from '../../../../machines/payouts/approvals/approvals.machine';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Stack';
import { TotalsTable } from '../../../ui/tables/TotalsTable';
import { DescriptionList } from '../../../ui/text/DescriptionList';
import { orDash } from '../../../ui/text/format';
import { Money } from '../../../ui/text/Money';
import { ApprovalTimeline } from './ApprovalTimeline';
import { BalanceAfter, type Balances } from './BalanceAfter';

interface ApprovalSubjectProps {
  readonly view: ApprovalView;
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** Null: the role may not view balances. */
  readonly balances: Balances | null;
}

/** Shows the payouts of the decision, so that the approver need not remember them. */
export function ApprovalSubject({ view, now, balances }: ApprovalSubjectProps) {
  const { payouts, total, leftOut } = view;
  const [only, ...others] = payouts;
  return (
    <Stack>
      {leftOut > 0 && (
        <Alert tone="plain">
          {leftOut === 1
            ? '1 payout was already decided and isn’t included.'
            : `${leftOut} payouts were already decided and aren’t included.`}
        </Alert>
      )}
      {only && others.length === 0 ? (
        <One payout={only} view={view} now={now} balances={balances} />
      ) : (
        <Stack>
          <ApprovalTimeline view={view} now={now} />
          <TotalsTable
            label={`${payouts.length} payouts`}
            rows={payouts.map(({ recipient, payoutReference, amount, currency }) => ({
              label: `${isolated(recipient)}, ${payoutReference.slice(-8)}`,
              amount: amount !== null && <Money amount={amount} currency={currency} />,
            }))}
            total={total ? <Money amount={total.amount} currency={total.currency} /> : 'Multiple currencies'}
          />
        </Stack>
      )}
    </Stack>
  );
}

function One({ payout, view, now, balances }: ApprovalSubjectProps & { readonly payout: PendingPayout }) {
  const { recipient, amount, currency, accountNumber, bankName } = payout;
  return (
    <Stack>
      <Stack close>
        <p>{isolated(recipient)} receives</p>
        {amount !== null && <Money amount={amount} currency={currency} size="sum" />}
        <p>{[accountNumber, bankName].filter(Boolean).join(', ')}</p>
      </Stack>
      <ApprovalTimeline view={view} now={now} />
      <MoneyOf payout={payout} isApproved={view.isApproved} balances={balances} />
      <DescriptionList rows={[{ label: 'Payout reference', value: orDash(payout.payoutReference) }]} />
    </Stack>
  );
}

interface MoneyOfProps extends Pick<ApprovalSubjectProps, 'balances'> {
  readonly payout: PendingPayout;
  readonly isApproved: boolean;
}

/** The amount and its fee with their total, if the provider reports both. */
function MoneyOf({ payout, isApproved, balances }: MoneyOfProps) {
  const money = moneyOf(payout);
  if (money === null) return null;
  const { currency } = payout;
  return (
    <TotalsTable
      label="Total to be debited"
      rows={[
        { label: 'Amount', amount: <Money amount={money.amount} currency={currency} /> },
        { label: 'Payout fee', amount: <Money amount={money.fee} currency={currency} /> },
      ]}
      total={<Money amount={money.sum} currency={currency} />}
      after={balances && <BalanceAfter balances={balances} isApproved={isApproved} held={money.sum} currency={currency} />}
    />
  );
}
