import { actionFlow } from '../../kit/confirmation/action.flow';
import { stakeholderRemovalMachine } from './stakeholderRemoval.machine';

export const stakeholderRemovalFlow = actionFlow(stakeholderRemovalMachine, {
  starts: { kunle: { subject: { id: '3', name: 'Kunle Obi' } } },
  answers: { deleted: { message: 'Stakeholder deleted' } },
  screen: {
    path: '/dashboard/get-Started/businessRegistration?removing={stakeholderId}',
    as: 'musa.garba@harbour.test',
    registered: true,
  },
  dialog: { question: 'Delete Kunle Obi?', confirm: 'Delete', dismiss: 'Cancel' },
});
