import { resourceFlow } from '../../kit/resource.flow';
import { type Role, rolesMachine } from './roles.machine';

const role = { description: '', isCustom: false, userCount: 1 };

const theRoles: readonly Role[] = [
  { ...role, id: '2', name: 'Approver' },
  { ...role, id: '3', name: 'Viewer' },
  { ...role, id: '9', name: 'Owner' },
  { ...role, id: '101', name: 'Bookkeeper', isCustom: true },
];

export const rolesFlow = resourceFlow(rolesMachine, {
  key: '',
  answers: { some: theRoles },
  screen: { path: '/dashboard/settings/roles-permissions', as: 'amaka.obi@bluecrest.test', afresh: true },
  sees: { loading: 'Loading roles…', loaded: 'Bookkeeper (1)' },
});
