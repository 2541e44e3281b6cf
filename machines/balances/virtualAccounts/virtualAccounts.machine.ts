import type { VirtualAccount } from '../../../contract/balances/virtualAccounts';
import { collection } from '../../kit/collection/collection.machine';
import { type FilterOf, filters } from '../../kit/list/filters';

export type { VirtualAccount } from '../../../contract/balances/virtualAccounts';

/** One call returns all accounts. It has no parameters. */
export const accountFilters = filters({});
export type AccountFilter = FilterOf<typeof accountFilters>;

/** VAC-01: the list of virtual accounts of the business. */
export const virtualAccountsMachine = collection<VirtualAccount, AccountFilter>('virtualAccounts', {
  calls: ['listVirtualAccounts'],
  req: ['VAC-01', 'GEN-07'],
  description: 'Lists the virtual accounts of the active business, newest first.',
});
