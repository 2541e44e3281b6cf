import { deedProperties } from '../../kit/deed.properties';
import type { Properties } from '../../kit/properties';
import type { userStatusCases } from './userStatus.cases';
import type { userStatusMachine } from './userStatus.machine';

export const userStatusProperties = deedProperties('USR-01', 'changed') satisfies Properties<
  typeof userStatusMachine,
  typeof userStatusCases
>;
