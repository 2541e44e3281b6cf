import { actionFlow } from '../../kit/confirmation/action.flow';
import type { PropertyStep } from '../../kit/flow/properties';
import { webhook } from '../currentWebhook/currentWebhook.flow';
import { webhookRemovalMachine } from './webhookRemoval.machine';

const removesNothing = ({ context, isIn }: PropertyStep<typeof webhookRemovalMachine>) =>
  isIn('submitting') && context.subject.address === '';

export const webhookRemovalFlow = actionFlow(webhookRemovalMachine, {
  starts: { set: { subject: { address: webhook.address } } },
  otherStarts: { none: { address: '' } },
  properties: [{ kind: 'never', says: 'Nothing is removed that nobody saw', req: ['KEY-01'], when: removesNothing }],
  answers: { removed: { message: 'Webhook URL removed' } },
  screen: { path: '/dashboard/settings/api-webhooks?webhook=remove', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Remove the webhook URL?', confirm: 'Remove URL', dismiss: 'Cancel' },
});
