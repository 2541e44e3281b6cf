import { actionFlow } from '../../kit/confirmation/action.flow';
import { webhook } from '../currentWebhook/currentWebhook.flow';
import { webhookEnablingMachine } from './webhookEnabling.machine';

export const webhookEnablingFlow = actionFlow(webhookEnablingMachine, {
  starts: { off: { subject: { address: webhook.address, kept: 0 } } },
  answers: { on: { message: 'Your webhook is on again. We send what was kept.' } },
  screen: { path: '/dashboard/settings/api-webhooks/deliveries?webhook=enable', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Turn on your webhook?', confirm: 'Turn on', dismiss: 'Cancel' },
});
