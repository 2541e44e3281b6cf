/** A business's totals of chargebacks, refunds and fees. */
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode } from '../money';
import { type } from '../schema';

const Summary = type({ data: { 'chargebacks?': Amount, 'refunds?': Amount, 'nonCompliance?': Amount } }).pipe(({ data }) => ({
  chargebacks: data.chargebacks ?? '0.00',
  refunds: data.refunds ?? '0.00',
  nonCompliance: data.nonCompliance ?? '0.00',
}));

export type BalancesSummary = typeof Summary.infer;

export const balances = endpoints({
  /** Returns totals in major units of one currency. Path and query are assumed. */
  getBalancesSummary: {
    method: 'GET',
    path: '/subsidiary/dashboard/balances/summary',
    query: type({ currency: CurrencyCode }),
    answer: Summary,
    permission: 'balance.view',
    req: ['BAL-01', 'NAV-06'],
    assumed: true,
  },
});
