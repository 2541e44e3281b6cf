import { resource } from '../../kit/resource/resource.machine';
import type { WebhookDelivery } from '../webhookDeliveries/webhookDeliveries.machine';

/** KEY-01: the newest deliveries, below the webhook that they went to. The whole list is on a page of its own. */
export const latestDeliveriesMachine = resource<readonly WebhookDelivery[], string>('latestDeliveries', {
  calls: ['listWebhookDeliveries'],
  req: ['KEY-01'],
  description: 'Shows the newest deliveries to the webhook, and whether they arrived.',
});
