import type { ReactNode } from 'react';
import { balanceAfter, shortBy } from '../../../../machines/payouts/approval/approval.rules';
import { useResource } from '../../../flow/useResource';
import { AfterTotal } from '../../../ui/tables/TotalsTable';
import { Money } from '../../../ui/text/Money';
import type { approvalsFlows } from '../../../wiring/payouts/approvals';

export type Balances = (typeof approvalsFlows)['walletBalances'];

interface WithAvailableProps {
  readonly balances: Balances;
  /** Null: the payouts have several currencies, or none is known yet. */
  readonly currency: string | null;
  /** Null without a response, because the decision does not depend on it. */
  readonly children: (available: string | null) => ReactNode;
}

/** Loads what is available of the Payout Balance in this currency. */
export function WithAvailable({ balances, currency, children }: WithAvailableProps) {
  const { value } = useResource(balances, '').view;
  return children(value?.find((each) => each.currency === currency)?.available ?? null);
}

interface BalanceAfterProps {
  readonly available: string;
  readonly isApproved: boolean;
  /** What the payout holds: its amount and its fee. */
  readonly held: string;
  readonly currency: string;
}

/** The Payout Balance now and after the decision. */
export function BalanceAfter({ available, isApproved, held, currency }: BalanceAfterProps) {
  const after = balanceAfter(available, held, isApproved);
  return (
    <>
      <AfterTotal label="Payout Balance now" amount={<Money amount={available} currency={currency} />} />
      <AfterTotal
        label="Payout Balance afterwards"
        amount={<Money amount={after} currency={currency} />}
        isShort={shortBy(after) !== null}
        note={isApproved ? 'This payout is already held, so approving leaves the balance as it is.' : null}
      />
    </>
  );
}
