import { actionFlow } from '../../kit/confirmation/action.flow';
import { fundingNotificationMachine } from './fundingNotification.machine';

export const fundingNotificationFlow = actionFlow(fundingNotificationMachine, {
  starts: { arrived: { subject: { reference: 'KFD-1001', eventId: 'evt_7f20c1d94e0b' } } },
  answers: { sent: { message: 'The notification was sent again.' } },
  screen: { path: '/dashboard/payout/funding-history?funding=1&open=repush', as: 'amaka.obi@bluecrest.test' },
  dialog: {
    question: 'You are about to re-push webhook',
    confirm: 'Yes, Re-push webhook',
    dismiss: 'No',
    behind: 'Transaction details',
  },
});
