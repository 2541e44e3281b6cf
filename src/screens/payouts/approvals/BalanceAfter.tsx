import { balanceAfter } from '../../../../machines/payouts/approval/approval.rules';
import { useResource } from '../../../flow/useResource';
import { AfterTotal } from '../../../ui/tables/TotalsTable';
import { Money } from '../../../ui/text/Money';
import type { approvalsFlows } from '../../../wiring/payouts/approvals';

export type Balances = (typeof approvalsFlows)['walletBalances'];

interface BalanceAfterProps {
  readonly balances: Balances;
  readonly isApproved: boolean;
  /** What the payout holds: its amount and its fee. */
  readonly held: string;
  readonly currency: string;
}

/** The Payout Balance after the decision. Without a response nothing shows, because the decision does not depend on it. */
export function BalanceAfter({ balances, isApproved, held, currency }: BalanceAfterProps) {
  const { value } = useResource(balances, '').view;
  const wallet = value?.find((each) => each.currency === currency);
  if (!wallet) return null;
  const after = balanceAfter(wallet.available, held, isApproved);
  return <AfterTotal label="Payout Balance afterwards" amount={<Money amount={after} currency={currency} />} />;
}
