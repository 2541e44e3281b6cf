import { CHARGEBACK_STATUSES } from '../../../contract/chargebacks/chargebackStatuses';
import type { Chargeback as Disputable } from '../../../contract/chargebacks/chargebacks';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, searchIn } from '../../kit/list/filters';

/** A chargeback of a list. */
export interface Chargeback extends Disputable {
  /** By how many milliseconds the clock of this computer runs ahead of the provider's. Missing if it is right, or if the provider doesn't say its time. */
  readonly ahead?: number;
}

const keyword = searchIn(
  [
    { value: 'reference', label: 'Payment reference' },
    { value: 'email', label: 'Email' },
  ],
  { label: 'Search chargebacks' },
);

const status = oneOf('Status', CHARGEBACK_STATUSES);
/** On a page of one status, the page sets it: it is not in the URL, and the merchant cannot clear it. */
const statusOfPage: typeof status = { ...status, isEmpty: () => true, write: () => ({}), control: { kind: 'fixed' } };

/** CBK-01: the search by reference and email, the status, and the days on which they were opened. */
export const chargebackFilters = filters({ keyword, status, days: dateRange() });

/** CBK-01: those of a page of one status. */
export const chargebackFiltersOfStatus: typeof chargebackFilters = filters({ keyword, status: statusOfPage, days: dateRange() });

export type ChargebackFilter = FilterOf<typeof chargebackFilters>;

/** CBK-01: the kit's collection for chargebacks. */
export const chargebacksMachine = collection<Chargeback, ChargebackFilter>('chargebacks', {
  calls: ['listChargebacks'],
  req: ['CBK-01', 'GEN-04', 'GEN-07'],
  description: 'Lists the chargebacks of the active business, the nearest due date first.',
});
