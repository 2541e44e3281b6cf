import type { Properties } from '../../kit/properties';
import { resourceProperties } from '../../kit/resource.properties';
import type { userRolesCases } from './userRoles.cases';
import type { userRolesMachine } from './userRoles.machine';

export const userRolesProperties = resourceProperties('USR-01', 'some') satisfies Properties<
  typeof userRolesMachine,
  typeof userRolesCases
>;
