/** A business's totals of chargebacks, refunds and fees. */
import { endpoints } from '../endpoint';
import { Amount, CurrencyCode } from '../money';
import { type } from '../schema';

/** Null if the provider returned none: no figure is not zero. */
const Summary = type({ data: { 'chargebacks?': Amount, 'refunds?': Amount, 'nonCompliance?': Amount } }).pipe(({ data }) => ({
  chargebacks: data.chargebacks ?? null,
  refunds: data.refunds ?? null,
  nonCompliance: data.nonCompliance ?? null,
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
