import type { ApprovalView } from '../../../../machines/payouts/approval/approval.select';
import type { PendingPayout } from '../../../../machines/payouts/approvals/approvals.machine';
import { Alert } from '../../../ui/Alert';
import { DescriptionList } from '../../../ui/DescriptionList';
import { formatLong } from '../../../ui/dates';
import { orDash } from '../../../ui/format';
import { Money } from '../../../ui/Money';
import { Stack } from '../../../ui/Stack';
import { TotalsTable } from '../../../ui/TotalsTable';

/** Shows the payouts of the decision, so that the approver need not remember them. */
export function ApprovalSubject({ view: { payouts, total, leftOut } }: { readonly view: ApprovalView }) {
  const [only, ...others] = payouts;
  return (
    <Stack>
      {leftOut > 0 && (
        <Alert tone="plain">
          {leftOut === 1
            ? '1 transfer was already decided and isn’t included.'
            : `${leftOut} transfers were already decided and aren’t included.`}
        </Alert>
      )}
      {only && others.length === 0 ? (
        <One payout={only} />
      ) : (
        <TotalsTable
          label={`${payouts.length} transfers`}
          rows={payouts.map(({ recipient, payoutReference, amount, currency }) => ({
            label: `${recipient}, ${payoutReference.slice(-8)}`,
            amount: amount !== null && <Money amount={amount} currency={currency} />,
          }))}
          total={total ? <Money amount={total.amount} currency={total.currency} /> : 'Multiple currencies'}
        />
      )}
    </Stack>
  );
}

function One({ payout }: { readonly payout: PendingPayout }) {
  const { recipient, amount, currency, accountNumber, bankName, fee } = payout;
  return (
    <Stack>
      <Stack close>
        <p>{recipient} receives</p>
        {amount !== null && <Money amount={amount} currency={currency} size="sum" />}
        <p>{[accountNumber, bankName].filter(Boolean).join(', ')}</p>
      </Stack>
      <DescriptionList
        rows={[
          { label: 'Initiator', value: orDash(payout.initiator) },
          { label: 'Date initiated', value: payout.initiatedAt ? formatLong(payout.initiatedAt) : '—' },
          { label: 'Approval reason', value: orDash(payout.approvalReason) },
          { label: 'Description', value: orDash(payout.description) },
          { label: 'Payout fee', value: fee === null ? '—' : <Money amount={fee} currency={currency} /> },
          { label: 'Payout reference', value: orDash(payout.payoutReference) },
        ]}
      />
    </Stack>
  );
}
