import type { userRoleCases } from '../../../machines/people/userRole/userRole.flow';
import type { userRoleMachine } from '../../../machines/people/userRole/userRole.machine';
import { formModel } from '../forms';
import type { Model, StateOf } from '../model';

const form = formModel({
  req: ['USR-01'],
  start: { path: '/dashboard/settings/users?giving=3', as: 'amaka.obi@bluecrest.test', afresh: true },
  port: 'userRole.save',
  field: 'Role',
  missing: 'Role is required!',
  save: 'Update role',
  title: 'Update the role of Ngozi Eze',
  after: /^(Create New User|Please login again)$/,
});

/** Giving a user another role, in a user's words. */
export const userRoleModel = {
  ...form,
  events: {
    ...form.events,
    'field.changed': (I, { change }: { change: { value: string } }) => I.choose('Role', change.value || 'Choose a role'),
  },
} satisfies Model<typeof userRoleCases, StateOf<typeof userRoleMachine>>;
