import type { Payout } from '../../../contract/payouts/payouts';
import { collection } from '../../kit/collection/collection.machine';
import {
  dateRange,
  type FilterOf,
  filters,
  fixed,
  linked,
  openChoice,
  type SavedView,
  searchIn,
  thisMonth,
} from '../../kit/list/filters';

export type PayoutRow = Payout;

/** The search in every list of payouts. Links can name the batch, which the list does not offer. */
export const payoutSearch = searchIn(
  [
    { value: 'recipient', label: 'Recipient' },
    { value: 'beneficiaryNumber', label: 'Beneficiary number' },
    { value: 'clientReference', label: 'Client reference' },
    { value: 'payoutReference', label: 'Payout reference' },
    { value: 'sessionId', label: 'Session ID' },
    { value: 'batchReference', label: 'Batch reference', offered: false },
  ],
  { label: 'Search payouts', param: 'recipient' },
);

/** PAY-01: the search, the status as badges spell it, the recipient's bank, the paying wallet, and the days of initiation. */
export const payoutFilters = filters({
  keyword: payoutSearch,
  status: openChoice('Status', /^.{1,60}/s),
  bank: linked('Bank', /^.{1,200}/s),
  currency: fixed('wallet'),
  days: dateRange(),
});
export type PayoutFilter = FilterOf<typeof payoutFilters>;

/** The filters that a merchant needs most. */
export const payoutViews: readonly SavedView<PayoutFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'needsCode', label: 'Needs code', values: () => ({ status: 'Awaiting Verification' }) },
  { key: 'failed', label: 'Failed', values: () => ({ status: 'Failed' }) },
  { key: 'thisMonth', label: 'This month', values: (day) => ({ days: thisMonth(day) }) },
];

/** The list of payouts: its filters and calls are declared here. How every list loads, filters and turns pages is in `kit/collection.machine`. */
export const payoutsMachine = collection<PayoutRow, PayoutFilter>('payouts', {
  calls: ['listPayouts', 'listPayoutHistory', 'listPendingPayouts'],
  callsOneOf: true,
  req: ['PAY-01', 'PAY-09', 'GEN-04', 'GEN-07'],
  description: 'Lists the payouts of the active business, newest first.',
});
