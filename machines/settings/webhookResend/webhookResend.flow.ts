import { actionFlow } from '../../kit/confirmation/action.flow';
import { webhookResendMachine } from './webhookResend.machine';

export const webhookResendFlow = actionFlow(webhookResendMachine, {
  starts: { retrying: { subject: { id: '78', eventId: 'evt_5d1fc07a', event: 'settlement.completed' } } },
  answers: { sent: { message: 'We’re sending the event again.' } },
  screen: { path: '/dashboard/settings/api-webhooks/deliveries?delivery=78&resend=one', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Resend this event?', confirm: 'Resend event', dismiss: 'Cancel', behind: 'Delivery' },
});
