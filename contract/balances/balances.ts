/** A business's totals of chargebacks, refunds and fees. */
import { endpoints } from '../endpoint';
import { CurrencyCode, MaybeAmount } from '../money';
import { type } from '../schema';

/** A total that the provider does not report is null: it may be any amount. */
const Summary = type({
  data: { 'chargebacks?': MaybeAmount, 'refunds?': MaybeAmount, 'nonCompliance?': MaybeAmount },
}).pipe(({ data }) => ({
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
