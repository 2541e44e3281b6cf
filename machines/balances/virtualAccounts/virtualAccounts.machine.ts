import { collection } from '../../kit/collection.machine';
import type { NoFilter, VirtualAccount } from './virtualAccounts.types';

/** VAC-01: the kit's collection, made for the account numbers of the business's own. */
export const virtualAccountsMachine = collection<VirtualAccount, NoFilter>('virtualAccounts', {
  calls: ['listVirtualAccounts'],
  req: ['VAC-01', 'GEN-07'],
  description: 'The virtual accounts of the active business, newest first.',
});
