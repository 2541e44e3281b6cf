import { type Cases, everyFault } from '../../kit/cases';
import { oneOfItsKind } from '../../kit/resource.cases';
import type { userRolesMachine } from './userRoles.machine';

export const userRolesCases = {
  ...oneOfItsKind,
  ports: { load: { answers: { some: ['Approver', 'Viewer', 'Owner', 'Bookkeeper'] }, fails: everyFault } },
} satisfies Cases<typeof userRolesMachine>;
