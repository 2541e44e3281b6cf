import type { PropertyStep } from '../../kit/flow/properties';
import { formFlow } from '../../kit/form/form.flow';
import { formOfUserRole, userRoleMachine, validate } from './userRole.machine';

const by = 'amaka.obi@bluecrest.test';

const changesTheirOwn = ({ isIn, context: { subject, values } }: PropertyStep<typeof userRoleMachine>) =>
  isIn('submitting') && subject === values.by;

const changesWhose = ({ before, context }: PropertyStep<typeof userRoleMachine>) => before.subject !== context.subject;

export const userRoleFlow = formFlow(userRoleMachine, {
  validate,
  starts: { saved: { subject: 'ngozi.eze@bluecrest.test', values: formOfUserRole('Viewer', by) } },
  otherStarts: { ownRole: { subject: by, values: formOfUserRole('Owner', by) } },
  edits: {
    thing: 'user',
    outdated: {
      changed: { said: 'Someone changed the role of this user after you opened it', present: formOfUserRole('Bookkeeper', by) },
    },
  },
  typed: { another: { field: 'role', value: 'Approver' }, none: { field: 'role', value: '' } },
  answers: { saved: { message: 'User updated successfully' } },
  properties: [
    {
      kind: 'never',
      says: 'A user never changes their own role, so the last owner keeps theirs',
      req: ['USR-01'],
      when: changesTheirOwn,
    },
    {
      kind: 'mustPass',
      says: 'No role is changed before it was checked whose it is',
      req: ['USR-01', 'FLW-03'],
      to: { calls: 'save' },
      through: [{ guard: 'isReady' }],
    },
    { kind: 'never', says: 'The role that changes is that of the user it was opened for', req: ['USR-01'], when: changesWhose },
  ],
  screen: { path: '/dashboard/settings/users?giving=3', as: by, before: ['users.load'] },
  fields: { role: { choose: 'Role', options: { '': 'Choose a role' } } },
  buttons: { save: 'Update role' },
  sees: { title: 'Update role for Ngozi Eze', missing: 'Role is required!', saved: 'Create New User' },
});
