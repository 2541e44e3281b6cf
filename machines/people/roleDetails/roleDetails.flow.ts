import type { PropertyStep } from '../../kit/properties';
import { resourceFlow } from '../../kit/resource.flow';
import { type RoleSheet, roleDetailsMachine } from './roleDetails.machine';

const all = [
  { id: '1', name: 'balance.view' },
  { id: '10', name: 'payout.view' },
];

const RECONCILES = 'Reconciles incoming payments with the bank';
const LOOKS = 'Views everything, changes nothing';

const sheet = (id: string, name: string, description: string, isCustom: boolean): RoleSheet => ({
  role: { id, name, description, isCustom, permissions: all.slice(0, 1) },
  all,
});

const bookkeeper = sheet('101', 'Bookkeeper', RECONCILES, true);

const showsAnotherRole = ({ context: { key, value } }: PropertyStep<typeof roleDetailsMachine>) =>
  value !== null && value.role.id !== key;

export const roleDetailsFlow = resourceFlow(roleDetailsMachine, {
  start: 'bookkeeper',
  key: '101',
  other: { name: 'viewer', key: '3', by: { open: 'Viewer (1)' } },
  answers: { bookkeeper, viewer: sheet('3', 'Viewer', LOOKS, false) },
  keyOf: ({ role }) => role.id,
  properties: [{ kind: 'never', says: 'The details shown belong to the chosen role', req: ['ROL-01'], when: showsAnotherRole }],
  screen: { path: '/dashboard/settings/roles-permissions?role=101', as: 'amaka.obi@bluecrest.test', afresh: true },
  sees: { loading: 'Create custom role', loaded: [RECONCILES, LOOKS] },
});
