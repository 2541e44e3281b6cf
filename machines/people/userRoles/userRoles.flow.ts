import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { oneOfItsKind } from '../../kit/resource.cases';
import { resourceProperties } from '../../kit/resource.properties';
import { userRolesMachine } from './userRoles.machine';

export const userRolesCases = {
  ...oneOfItsKind,
  ports: { load: { answers: { some: ['Approver', 'Viewer', 'Owner', 'Bookkeeper'] }, fails: everyFault } },
} satisfies Cases<typeof userRolesMachine>;

const userRolesProperties = resourceProperties('USR-01', 'some') satisfies Properties<
  typeof userRolesMachine,
  typeof userRolesCases
>;

export const userRolesFlow = { machine: userRolesMachine, cases: userRolesCases, properties: userRolesProperties };
