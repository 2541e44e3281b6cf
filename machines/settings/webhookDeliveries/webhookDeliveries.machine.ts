import { webhookEvents } from '../../../contract/settings/webhookStatuses';
import type { WebhookDelivery } from '../../../contract/settings/webhooks';
import { collection } from '../../kit/collection/collection.machine';
import { dateRange, type FilterOf, filters, oneOf, type SavedView, searchIn } from '../../kit/list/filters';

export type { WebhookDelivery } from '../../../contract/settings/webhooks';

/** KEY-01: the search, the status, the event and the days of deliveries. */
export const deliveryFilters = filters({
  keyword: searchIn(
    [
      { value: 'about', label: 'Reference' },
      { value: 'eventId', label: 'Event ID' },
    ],
    { label: 'Search deliveries' },
  ),
  status: oneOf('Status', [
    { value: 'Delivered', label: 'Delivered' },
    { value: 'Retrying', label: 'Retrying' },
    { value: 'Failed', label: 'Failed' },
    { value: 'Pending', label: 'Waiting' },
    { value: 'Kept', label: 'Not sent' },
  ]),
  event: oneOf('Event', [...webhookEvents]),
  days: dateRange(),
});
export type DeliveryFilter = FilterOf<typeof deliveryFilters>;

export const deliveryViews: readonly SavedView<DeliveryFilter>[] = [
  { key: 'all', label: 'All', values: () => ({}) },
  { key: 'delivered', label: 'Delivered', values: () => ({ status: 'Delivered' }) },
  { key: 'retrying', label: 'Retrying', values: () => ({ status: 'Retrying' }) },
  { key: 'failed', label: 'Failed', values: () => ({ status: 'Failed' }) },
];

/** KEY-01: the kit's collection for deliveries. */
export const webhookDeliveriesMachine = collection<WebhookDelivery, DeliveryFilter>('webhookDeliveries', {
  calls: ['listWebhookDeliveries'],
  req: ['KEY-01', 'GEN-07'],
  description: 'Lists the events of the active business for its webhook, and whether they arrived, newest first.',
});
