import { type Cases, everyFault } from '../../kit/cases';
import type { Properties } from '../../kit/properties';
import { oneOfItsKind } from '../../kit/resource.cases';
import { resourceProperties } from '../../kit/resource.properties';
import { type Role, rolesMachine } from './roles.machine';

const role = { description: '', isCustom: false, userCount: 1 };

const theRoles: readonly Role[] = [
  { ...role, id: '2', name: 'Approver' },
  { ...role, id: '3', name: 'Viewer' },
  { ...role, id: '9', name: 'Owner' },
  { ...role, id: '101', name: 'Bookkeeper', isCustom: true },
];

export const rolesCases = {
  ...oneOfItsKind,
  ports: { load: { answers: { some: theRoles }, fails: everyFault } },
} satisfies Cases<typeof rolesMachine>;

const rolesProperties = resourceProperties('ROL-01', 'some') satisfies Properties<typeof rolesMachine, typeof rolesCases>;

export const rolesFlow = { machine: rolesMachine, cases: rolesCases, properties: rolesProperties };
