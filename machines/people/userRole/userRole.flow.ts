import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import { formProperties } from '../../kit/form.properties';
import type { Properties } from '../../kit/properties';
import { check, userRoleMachine } from './userRole.machine';

export const userRoleCases = formCases({
  started: { role: 'Viewer' },
  subject: 'ngozi.eze@bluecrest.test',
  typed: {
    another: { change: { field: 'role', value: 'Approver' } },
    none: { change: { field: 'role', value: '' } },
  },
  answer: { message: 'User updated successfully' },
}) satisfies Cases<typeof userRoleMachine>;

const userRoleProperties = formProperties({ req: 'USR-01', answers: ['saved'], check }) satisfies Properties<
  typeof userRoleMachine,
  typeof userRoleCases
>;

export const userRoleFlow = { machine: userRoleMachine, cases: userRoleCases, properties: userRoleProperties };
