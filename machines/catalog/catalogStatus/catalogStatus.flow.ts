import { actionFlow } from '../../kit/confirmation/action.flow';
import { catalogStatusMachine } from './catalogStatus.machine';

export const catalogStatusFlow = actionFlow(catalogStatusMachine, {
  starts: { open: { subject: { id: '1', isActive: true } } },
  answers: { changed: { message: 'Catalog deactivated successfully' } },
  screen: { path: '/dashboard/catalog?switching=1', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Deactivate this link?', confirm: 'Deactivate link', dismiss: 'Cancel' },
});
