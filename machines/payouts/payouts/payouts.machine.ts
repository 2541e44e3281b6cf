import type { Payout } from '../../../contract/payouts/payouts';
import { collection } from '../../kit/collection.machine';
import { dateRange, type FilterOf, filters, fixed, openChoice, searchIn } from '../../kit/filters';

export type PayoutRow = Payout;

/** What a payout is found by, in every list of payouts. Links name the batch, which the list does not offer. */
export const payoutSearch = searchIn(
  [
    { value: 'recipient', label: 'Recipient' },
    { value: 'beneficiaryNumber', label: 'Beneficiary number' },
    { value: 'clientReference', label: 'Client reference' },
    { value: 'sessionId', label: 'Session ID' },
    { value: 'batchReference', label: 'Batch reference', offered: false },
  ],
  { label: 'Search payouts', param: 'recipient' },
);

/** PAY-01: the search, the status with spaces as badges show it, the wallet that paid, and the days on which a payout was initiated. */
export const payoutFilters = filters({
  keyword: payoutSearch,
  status: openChoice('Status', /^.{1,60}/s),
  currency: fixed('wallet'),
  days: dateRange(),
});
export type PayoutFilter = FilterOf<typeof payoutFilters>;

/** The payouts list: the kit's collection, made for payouts. */
export const payoutsMachine = collection<PayoutRow, PayoutFilter>('payouts', {
  calls: ['listPayouts', 'listPayoutHistory', 'listPendingPayouts'],
  makes: 'one',
  req: ['PAY-01', 'PAY-09', 'GEN-04', 'GEN-07'],
  description: 'Lists the payouts of the active business, newest first.',
});
