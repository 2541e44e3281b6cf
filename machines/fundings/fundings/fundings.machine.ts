import type { Funding } from '../../../contract/fundings/fundings';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, searchIn } from '../../kit/list/filters';
import { inCurrency } from '../../kit/list/inCurrency';

export type { Funding } from '../../../contract/fundings/fundings';

/** FND-01: the search by session and account number, the currency, and the days on which money arrived. */
export const fundingFilters = filters({
  keyword: searchIn(
    [
      { value: 'sessionId', label: 'Session ID' },
      { value: 'accountNumber', label: 'Account Number' },
    ],
    { label: 'Search funding history' },
  ),
  ...inCurrency('Funded in'),
  days: dateRange(),
});
export type FundingFilter = FilterOf<typeof fundingFilters>;

/** FND-01: the kit's collection for fundings. */
export const fundingsMachine = collection<Funding, FundingFilter>('fundings', {
  calls: ['listFundingHistory'],
  req: ['FND-01', 'GEN-04', 'GEN-07'],
  description: 'Lists the money that was added to the wallets of the active business, newest first.',
});
