import { actionFlow } from '../../kit/confirmation/action.flow';
import { beneficiaryRemovalMachine } from './beneficiaryRemoval.machine';

export const beneficiaryRemovalFlow = actionFlow(beneficiaryRemovalMachine, {
  starts: { ada: { subject: { id: '7', name: 'ADA OKAFOR' } } },
  answers: { deleted: { message: 'Beneficiary deleted successfully' } },
  screen: {
    path: '/dashboard/payout/beneficiaries?removing={beneficiaryId}',
    as: 'amaka.obi@bluecrest.test',
    beneficiary: 'saved',
  },
  dialog: { question: 'ARE YOU SURE YOU WANT TO DELETE ADA OKAFOR?', confirm: 'Delete', dismiss: 'Cancel' },
});
