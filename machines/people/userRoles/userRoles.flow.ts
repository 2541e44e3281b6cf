import { resourceFlow } from '../../kit/resource/resource.flow';
import { userRolesMachine } from './userRoles.machine';

export const userRolesFlow = resourceFlow(userRolesMachine, {
  key: '',
  answers: { some: ['Approver', 'Viewer', 'Owner', 'Bookkeeper'] },
  screen: { path: '/dashboard/settings/users?giving=3', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Update role for Ngozi Eze', loaded: 'Approver' },
});
