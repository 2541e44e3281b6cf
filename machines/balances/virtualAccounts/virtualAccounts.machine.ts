import type { VirtualAccount } from '../../../contract/balances/virtualAccounts';
import { collection } from '../../kit/collection.machine';

export type { VirtualAccount } from '../../../contract/balances/virtualAccounts';

/** All of them are one answer: no call knows a filter. */
export type NoFilter = Readonly<Record<never, string>>;

/** VAC-01: the kit's collection, made for the account numbers of the business's own. */
export const virtualAccountsMachine = collection<VirtualAccount, NoFilter>('virtualAccounts', {
  calls: ['listVirtualAccounts'],
  req: ['VAC-01', 'GEN-07'],
  description: 'The virtual accounts of the active business, newest first.',
});
