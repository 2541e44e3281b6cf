import { actionFlow } from '../../kit/confirmation/action.flow';
import { webhook } from '../currentWebhook/currentWebhook.flow';
import { signingSecretCopyMachine } from './signingSecretCopy.machine';

export const signingSecretCopyFlow = actionFlow(signingSecretCopyMachine, {
  starts: { set: { subject: { address: webhook.address } } },
  answers: { copied: { message: 'Signing secret copied' } },
  screen: { path: '/dashboard/settings/api-webhooks?webhook=secret', as: 'amaka.obi@bluecrest.test' },
  dialog: { question: 'Copy the signing secret?', confirm: 'Copy secret', dismiss: 'Cancel' },
});
