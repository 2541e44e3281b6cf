import type { Webhook } from '../../../contract/settings/webhooks';
import { resource } from '../../kit/resource/resource.machine';

export type { Webhook } from '../../../contract/settings/webhooks';

/** KEY-01: the webhook of the business in this environment, with the health of its deliveries. There is only one, so its key is empty. */
export const currentWebhookMachine = resource<Webhook, string>('currentWebhook', {
  calls: ['getWebhook'],
  req: ['KEY-01'],
  description: 'Shows where events are sent, whether they arrive, and whether the webhook is off.',
});
