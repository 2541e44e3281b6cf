import { collectionFlow } from '../../kit/collection/collection.flow';
import { type User, userFilters, usersMachine } from './users.machine';

export const ngozi: User = {
  id: '3',
  firstName: 'Ngozi',
  lastName: 'Eze',
  email: 'ngozi.eze@bluecrest.test',
  mobileNumber: '',
  role: 'Viewer',
  status: 'Active',
  addedBy: 'Amaka Obi',
  addedAt: '2026-03-26T12:00:00',
  isInvitationExpired: false,
};

export const usersFlow = collectionFlow(usersMachine, {
  req: ['USR-01', 'GEN-07'],
  filters: userFilters,
  filtered: { ngozi: { words: 'ngozi' } },
  row: (n) => (n === 1 ? ngozi : { ...ngozi, id: '6', status: 'Inactive' }),
  count: 2,
  screen: { path: '/dashboard/settings/users', as: 'amaka.obi@bluecrest.test', shows: 'Create New User' },
});
