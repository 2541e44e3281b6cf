import { actionFlow } from '../../kit/confirmation/action.flow';
import { paymentLinkStatusMachine } from './paymentLinkStatus.machine';

export const paymentLinkStatusFlow = actionFlow(paymentLinkStatusMachine, {
  starts: { stall: { subject: { reference: 'KPL-086B041CE41209FF', isActive: true } } },
  answers: { changed: { message: 'Payment link deactivated successfully' } },
  screen: { path: '/dashboard/business/payment-links?switching=KPL-086B041CE41209FF', as: 'amaka.obi@bluecrest.test' },
  dialog: {
    question: 'Are you sure you want to deactivate this link?',
    confirm: 'Deactivate Link',
    dismiss: 'Cancel',
  },
});
