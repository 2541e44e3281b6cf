import { resourceFlow } from '../../kit/resource.flow';
import { userRolesMachine } from './userRoles.machine';

export const userRolesFlow = resourceFlow(userRolesMachine, {
  key: '',
  answers: { some: ['Approver', 'Viewer', 'Owner', 'Bookkeeper'] },
  screen: { path: '/dashboard/settings/users?giving=3', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Update the role of Ngozi Eze', loaded: 'Approver' },
});
