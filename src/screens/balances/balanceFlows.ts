import type { balancesMachine } from '../../../machines/balances/balances/balances.machine';
import type { balancesSummaryMachine } from '../../../machines/balances/balancesSummary/balancesSummary.machine';
import type { swapMachine } from '../../../machines/balances/swap/swap.machine';
import type { Wired } from '../../../machines/kit/port';
import type { payoutMachine } from '../../../machines/payouts/payout/payout.machine';

/** The flows of the balances page. */
export interface BalanceFlows {
  readonly balances: Wired<typeof balancesMachine>;
  readonly balancesSummary: Wired<typeof balancesSummaryMachine>;
  readonly swap: Wired<typeof swapMachine>;
  readonly payout: Wired<typeof payoutMachine>;
}
