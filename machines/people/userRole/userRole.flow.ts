import { formFlow } from '../../kit/form.flow';
import { check, userRoleMachine } from './userRole.machine';

export const userRoleFlow = formFlow(userRoleMachine, {
  check,
  starts: { saved: { subject: 'ngozi.eze@bluecrest.test', values: { role: 'Viewer' } } },
  typed: { another: { field: 'role', value: 'Approver' }, none: { field: 'role', value: '' } },
  answers: { saved: { message: 'User updated successfully' } },
  screen: { path: '/dashboard/settings/users?giving=3', as: 'amaka.obi@bluecrest.test', afresh: true },
  fields: { role: { choose: 'Role', options: { '': 'Choose a role' } } },
  buttons: { save: 'Update role' },
  sees: { title: 'Update the role of Ngozi Eze', missing: 'Role is required!', saved: 'Create New User' },
});
