import type { PropertyStep } from '../../kit/flow/properties';
import { formFlow } from '../../kit/form/form.flow';
import { roleMachine, validate } from './role.machine';

const savesAnIncompleteRole = ({ isIn, context: { values } }: PropertyStep<typeof roleMachine>) =>
  isIn('submitting') && [values.name, values.description, values.permissions].some((text) => text.trim() === '');

/**
 * Test data and properties of the form, which never ship. `role.test.ts` tests its rules, `tests/models/kit/form.ts` its paths, and
 * `tests/browser/people/users.all.spec.ts` the page in a browser.
 */
const SAID = 'Someone changed this role after you opened it';
const bookkeeper = {
  name: 'Bookkeeper',
  description: 'Reconciles incoming payments with the bank',
  permissions: '1 2',
  version: 'v1',
};

export const roleFlow = formFlow(roleMachine, {
  validate,
  starts: {
    saved: {
      subject: '101',
      values: bookkeeper,
    },
  },
  edits: { thing: 'role', outdated: { reduced: { said: SAID, present: { ...bookkeeper, permissions: '1', version: 'v2' } } } },
  typed: {
    cleared: { field: 'name', value: '' },
    wrong: { field: 'name', value: '<b>' },
    corrected: { field: 'name', value: 'Accountant' },
  },
  answers: { saved: { message: 'Role updated successfully' } },
  properties: [
    {
      kind: 'never',
      says: 'No role is saved without a name, a description and a permission',
      req: ['ROL-01'],
      when: savesAnIncompleteRole,
    },
  ],
  screen: {
    path: '/dashboard/settings/roles-permissions?role=101&editing=101',
    as: 'amaka.obi@bluecrest.test',
  },
  fields: { name: 'Name' },
  buttons: { save: 'Save role' },
  sees: { title: 'Edit Bookkeeper', missing: 'Contains disallowed characters or tags', saved: 'Create custom role' },
});
