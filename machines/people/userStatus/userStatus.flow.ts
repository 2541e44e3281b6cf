import { actionFlow } from '../../kit/action.flow';
import { userStatusMachine } from './userStatus.machine';

export const userStatusFlow = actionFlow(userStatusMachine, {
  starts: {
    deactivated: { subject: { id: '3', name: 'Ngozi Eze', becomes: 'Inactive' } },
    activated: {
      subject: { id: '6', name: 'Kemi Ade', becomes: 'Active' },
      screen: { path: '/dashboard/settings/users?activating=6' },
    },
  },
  answers: { changed: { message: 'User updated successfully' } },
  screen: { path: '/dashboard/settings/users?deactivating=3', as: 'amaka.obi@bluecrest.test', afresh: true },
  dialog: {
    question: ['Deactivate Ngozi Eze?', 'Activate Kemi Ade?'],
    confirm: ['Deactivate', 'Activate'],
    dismiss: ['Keep', 'Cancel'],
  },
});
