import { type Cases, everyFault } from '../../kit/cases';
import { oneOfItsKind } from '../../kit/resource.cases';
import type { rolesMachine } from './roles.machine';
import type { Role } from './roles.types';

const role = { description: '', isCustom: false, userCount: 1 };

export const theRoles: readonly Role[] = [
  { ...role, id: '2', name: 'Approver' },
  { ...role, id: '3', name: 'Viewer' },
  { ...role, id: '9', name: 'Owner' },
  { ...role, id: '101', name: 'Bookkeeper', isCustom: true },
];

export const rolesCases = {
  ...oneOfItsKind,
  ports: { load: { answers: { some: theRoles }, fails: everyFault } },
} satisfies Cases<typeof rolesMachine>;
