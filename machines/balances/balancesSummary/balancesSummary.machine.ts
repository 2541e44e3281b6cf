import type { BalancesSummary } from '../../../contract/balances/balances';
import { resource } from '../../kit/resource/resource.machine';

export type { BalancesSummary } from '../../../contract/balances/balances';

/** The totals of chargebacks, refunds and fees. Its key is the currency. */
export const balancesSummaryMachine = resource<BalancesSummary, string>('balancesSummary', {
  calls: ['getBalancesSummary'],
  req: ['BAL-01', 'NAV-06'],
  description: 'Shows chargebacks, refunds and the non-compliance assessment in one currency.',
});
