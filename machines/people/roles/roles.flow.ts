import { resourceFlow } from '../../kit/resource/resource.flow';
import { type RolesAndPermissions, rolesMachine } from './roles.machine';

const view = { id: '10', name: 'payout.view' };
const approve = { id: '44', name: 'payout.approve' };
const balance = { id: '1', name: 'balance.view' };

const role = { description: '', isCustom: false, userCount: 1, version: 'v1' };

const theRoles: RolesAndPermissions = {
  roles: [
    { ...role, id: '2', name: 'Approver', permissions: [view, approve] },
    { ...role, id: '3', name: 'Viewer', permissions: [balance, view] },
    { ...role, id: '9', name: 'Owner', description: 'Full access', permissions: [balance, view, approve] },
    {
      ...role,
      id: '101',
      name: 'Bookkeeper',
      description: 'Reconciles incoming payments with the bank',
      isCustom: true,
      permissions: [balance],
    },
  ],
  all: [balance, view, approve],
};

export const rolesFlow = resourceFlow(rolesMachine, {
  key: '',
  answers: { some: theRoles },
  screen: { path: '/dashboard/settings/roles-permissions?role=101', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading roles…', loaded: 'Reconciles incoming payments with the bank' },
});
