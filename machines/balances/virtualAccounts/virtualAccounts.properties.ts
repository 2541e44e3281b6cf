import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import type { virtualAccountsCases } from './virtualAccounts.cases';
import type { virtualAccountsMachine } from './virtualAccounts.machine';

export const virtualAccountsProperties = collectionProperties('VAC-01', 'two') satisfies Properties<
  typeof virtualAccountsMachine,
  typeof virtualAccountsCases
>;
