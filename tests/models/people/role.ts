import type { roleCases } from '../../../machines/people/role/role.flow';
import type { roleMachine } from '../../../machines/people/role/role.machine';
import { formModel } from '../forms';
import type { Model, StateOf } from '../model';

/** A role of the merchant's own, in a user's words. */
export const roleModel = formModel({
  req: ['ROL-01'],
  start: {
    path: '/dashboard/settings/roles-permissions?role=101&editing=101',
    as: 'amaka.obi@bluecrest.test',
    afresh: true,
  },
  port: 'role.save',
  field: 'Name',
  missing: 'Contains disallowed characters or tags',
  save: 'Save role',
  title: 'Edit Bookkeeper',
  after: /^(Create custom role|Please login again)$/,
}) satisfies Model<typeof roleCases, StateOf<typeof roleMachine>>;
