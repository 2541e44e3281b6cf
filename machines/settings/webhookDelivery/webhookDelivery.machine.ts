import type { WebhookDeliveryInFull } from '../../../contract/settings/webhooks';
import { resource } from '../../kit/resource/resource.machine';

export type { WebhookAttempt, WebhookDeliveryInFull } from '../../../contract/settings/webhooks';

/** KEY-01: one delivery with every attempt, by its id. */
export const webhookDeliveryMachine = resource<WebhookDeliveryInFull, string>('webhookDelivery', {
  calls: ['getWebhookDelivery'],
  req: ['KEY-01'],
  description: 'Shows one event, what was sent, and what the server of the merchant answered.',
});
