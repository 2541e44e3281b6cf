import { actionFlow } from '../../kit/confirmation/action.flow';
import type { PropertyStep } from '../../kit/flow/properties';
import { failedWebhooksResendMachine } from './failedWebhooksResend.machine';

const resendsNothing = ({ context, isIn }: PropertyStep<typeof failedWebhooksResendMachine>) =>
  isIn('submitting') && context.subject.count === 0;

export const failedWebhooksResendFlow = actionFlow(failedWebhooksResendMachine, {
  starts: { some: { subject: { count: 7 } } },
  otherStarts: { none: { count: 0 } },
  properties: [{ kind: 'never', says: 'Nothing is sent if no event failed', req: ['KEY-01'], when: resendsNothing }],
  answers: { sent: { message: 'We’re sending 7 events again.' } },
  screen: { path: '/dashboard/settings/api-webhooks/deliveries?resend=failed', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Resend 7 failed events?', confirm: 'Resend 7 events', dismiss: 'Cancel' },
});
