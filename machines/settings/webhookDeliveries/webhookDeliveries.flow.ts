import { collectionFlow } from '../../kit/collection/collection.flow';
import { deliveryFilters, type WebhookDelivery, webhookDeliveriesMachine } from './webhookDeliveries.machine';

/** Each row is a payment that arrived. */
export const delivery = (n: number): WebhookDelivery => ({
  id: String(100 - n),
  eventId: `evt_5d20aa31c7e09e41b2f4${String(n).padStart(4, '0')}`,
  event: 'payment.successful',
  about: `BCS-ORD-${String(n).padStart(4, '0')}`,
  status: 'Delivered',
  createdAt: `2026-11-${String(28 - (n % 28)).padStart(2, '0')}T09:12:49`,
  tries: 1,
  nextTryAt: null,
  deliveredAt: `2026-11-${String(28 - (n % 28)).padStart(2, '0')}T09:12:49`,
  lastCode: 200,
  lastMs: 212,
});

export const webhookDeliveriesFlow = collectionFlow(webhookDeliveriesMachine, {
  req: ['KEY-01', 'GEN-07', 'GEN-09'],
  filters: deliveryFilters,
  filtered: { failed: { status: 'Failed' } },
  row: delivery,
  count: 45,
  answered: 20,
  screen: {
    path: '/dashboard/settings/api-webhooks/deliveries',
    as: 'amaka.obi@bluecrest.test',
    shows: 'API Keys & Webhooks',
  },
});
