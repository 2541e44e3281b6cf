import type { VirtualAccount } from '../../../contract/balances/virtualAccounts';
import { collection } from '../../kit/collection.machine';
import { type FilterOf, filters } from '../../kit/filters';

export type { VirtualAccount } from '../../../contract/balances/virtualAccounts';

/** One call answers all accounts, and it has no parameters. */
export const accountFilters = filters({});
export type AccountFilter = FilterOf<typeof accountFilters>;

/** VAC-01: the kit's collection, made for the account numbers of the business's own. */
export const virtualAccountsMachine = collection<VirtualAccount, AccountFilter>('virtualAccounts', {
  calls: ['listVirtualAccounts'],
  req: ['VAC-01', 'GEN-07'],
  description: 'Lists the virtual accounts of the active business, newest first.',
});
