import { collectionProperties } from '../../kit/collection.properties';
import type { Properties } from '../../kit/properties';
import type { usersCases } from './users.cases';
import type { usersMachine } from './users.machine';

export const usersProperties = collectionProperties('USR-01', 'some') satisfies Properties<
  typeof usersMachine,
  typeof usersCases
>;
