import { resourceFlow } from '../../kit/resource/resource.flow';
import { currentWebhookMachine, type Webhook } from './currentWebhook.machine';

export const webhook: Webhook = {
  address: 'https://shop.bluecrest.test/hooks/kontor',
  disabledAt: null,
  secretSince: '2026-08-21T10:02:00',
  counts: { delivered: 203, retrying: 2, failed: 7, total: 212 },
  lastWeek: { delivered: 48, retrying: 2, failed: 1, total: 51 },
  waiting: 2,
  kept: 0,
};

const nothing = { delivered: 0, retrying: 0, failed: 0, total: 0 };

export const currentWebhookFlow = resourceFlow(currentWebhookMachine, {
  key: '',
  answers: {
    sending: webhook,
    off: { ...webhook, disabledAt: '2026-11-22T09:12:00', waiting: 0, kept: 14 },
    none: { ...webhook, address: '', secretSince: null, counts: nothing, lastWeek: nothing, waiting: 0 },
  },
  screen: { path: '/dashboard/settings/api-webhooks', as: 'amaka.obi@bluecrest.test' },
  sees: { loading: 'Loading webhook…', loaded: 'Signing secret' },
});
