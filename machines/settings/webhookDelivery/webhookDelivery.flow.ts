import { resourceFlow } from '../../kit/resource/resource.flow';
import { delivery } from '../webhookDeliveries/webhookDeliveries.flow';
import { type WebhookDeliveryInFull, webhookDeliveryMachine } from './webhookDelivery.machine';

const attempt = {
  address: 'https://shop.bluecrest.test/hooks/kontor',
  problem: '',
  by: '',
  signedWith: '2026-08-21T10:02:00',
  headers: [
    { name: 'content-type', value: 'application/json' },
    { name: 'webhook-id', value: 'evt_5d1fc07a' },
  ],
  response: 'Service Unavailable',
};

const data = { reference: 'STL-20261122-02', currency: 'NGN', amount: '972300.00', payments: 34 };

const retrying = (id: string): WebhookDeliveryInFull => ({
  ...delivery(1),
  id,
  eventId: 'evt_5d1fc07a',
  event: 'settlement.completed',
  about: 'STL-20261122-02',
  status: 'Retrying',
  createdAt: '2026-11-22T06:00:14',
  tries: 3,
  nextTryAt: '2026-11-22T09:30:00',
  deliveredAt: null,
  lastCode: null,
  lastMs: 10_000,
  payload: JSON.stringify({ type: 'settlement.completed', id: 'evt_5d1fc07a', timestamp: '2026-11-22T05:00:14Z', data }),
  attempts: [
    { ...attempt, id: '1', at: '2026-11-22T06:00:14', code: 503, ms: 1_200 },
    { ...attempt, id: '2', at: '2026-11-22T06:30:15', code: 503, ms: 900 },
    { ...attempt, id: '3', at: '2026-11-22T07:30:16', code: null, ms: 10_000, problem: 'Timed out after 10 s', response: '' },
  ],
});

const LIST = '/dashboard/settings/api-webhooks/deliveries';

export const webhookDeliveryFlow = resourceFlow(webhookDeliveryMachine, {
  key: '78',
  other: { name: 'another', key: '77', by: { visit: '?delivery=77' } },
  answers: { retrying: retrying('78'), another: { ...retrying('77'), status: 'Failed', nextTryAt: null } },
  keyOf: ({ id }) => id,
  screen: { path: `${LIST}?delivery=78`, as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Delivery', loaded: 'Attempts' },
});
