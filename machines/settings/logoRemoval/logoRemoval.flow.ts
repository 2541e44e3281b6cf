import { actionFlow } from '../../kit/confirmation/action.flow';
import { logoRemovalMachine } from './logoRemoval.machine';

export const logoRemovalFlow = actionFlow(logoRemovalMachine, {
  starts: { crest: { subject: { name: 'bluecrest-crest.png' } } },
  answers: { removed: { message: 'Logo removed successfully' } },
  screen: { path: '/dashboard/settings/business?logo=remove', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Remove the logo?', confirm: 'Remove', dismiss: 'Cancel' },
});
