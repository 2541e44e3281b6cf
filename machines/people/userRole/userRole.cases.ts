import type { Cases } from '../../kit/cases';
import { formCases } from '../../kit/form.cases';
import type { userRoleMachine } from './userRole.machine';

export const userRoleCases = formCases({
  started: { role: 'Viewer' },
  subject: 'ngozi.eze@bluecrest.test',
  typed: {
    another: { change: { field: 'role', value: 'Approver' } },
    none: { change: { field: 'role', value: '' } },
  },
  answer: { message: 'User updated successfully' },
}) satisfies Cases<typeof userRoleMachine>;
