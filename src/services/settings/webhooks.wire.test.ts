// @vitest-environment happy-dom
/** What the services of the webhook send, and what they make of the answers. */
import { expect, it } from 'vitest';
import { deliveryFilters } from '../../../machines/settings/webhookDeliveries/webhookDeliveries.machine';
import { copyWith } from '../../../tests/drivers/clipboard';
import { describeServices } from '../../../tests/services/exchanges';
import * as services from './webhooks';

const VIEW = 'GET /subsidiary/static/account/default/webhook/view';
const SET = 'POST /subsidiary/static/account/default/webhook';
const OWN = '/subsidiary/dashboard/webhook';
const address = 'https://shop.bluecrest.test/hooks';
const nothing = { delivered: 0, retrying: 0, failed: 0, total: 0 };

const wired = {
  id: 7,
  eventId: 'evt_1',
  event: 'payment.successful',
  status: 'Delivered',
  dateCreated: '2026-11-20 16:11:52',
} as const;

const row = {
  ...{ id: '7', eventId: 'evt_1', event: 'payment.successful', about: '', status: 'Delivered', createdAt: '2026-11-20T16:11:52' },
  ...{ tries: 0, nextTryAt: null, deliveredAt: null, lastCode: null, lastMs: null },
};

const attempt = { id: 1, at: '2026-11-20 16:11:52', url: address, code: 503, duration: 97, response: 'Busy' };
const details = { data: { ...wired, status: 'Failed', payload: '{}', attempts: [attempt] } };

describeServices('the webhook', [
  {
    name: '[KEY-01] getWebhook of a provider that returns the address only',
    call: (options) => services.getWebhook(undefined, options),
    asks: [{ to: VIEW, answer: { data: { callbackUrl: address } } }],
    gives: { address, disabledAt: null, secretSince: null, counts: nothing, lastWeek: nothing, waiting: 0, kept: 0 },
  },
  {
    name: '[KEY-01] getWebhook where there is none',
    call: (options) => services.getWebhook(undefined, options),
    asks: [{ to: VIEW, answer: { data: null } }],
    gives: { address: '', disabledAt: null, secretSince: null, counts: nothing, lastWeek: nothing, waiting: 0, kept: 0 },
  },
  {
    name: '[KEY-01] saveWebhook with the address that the merchant saw',
    call: (options) => services.saveWebhook({ address, from: '' }, options),
    asks: [{ to: SET, body: { defaultWebhook: address, from: '' } }],
    gives: { message: 'Done' },
  },
  {
    name: '[KEY-01] removeWebhook, which sends an empty address',
    call: (options) => services.removeWebhook({ subject: { address } }, options),
    asks: [{ to: SET, body: { defaultWebhook: '', from: address } }],
    gives: { message: 'Done' },
  },
  {
    name: '[KEY-01] enableWebhook',
    call: (options) => services.enableWebhook(undefined, options),
    asks: [{ to: `POST ${OWN}/enable` }],
    gives: { message: 'Done' },
  },
  {
    name: '[KEY-01] testWebhook, with what its only attempt met',
    call: (options) => services.testWebhook(undefined, options),
    asks: [
      { to: `POST ${OWN}/test`, answer: { data: { id: 7 } } },
      { to: `GET ${OWN}/deliveries/7`, answer: details },
    ],
    gives: { isArrived: false, code: 503, problem: '', ms: 97, response: 'Busy' },
  },
  {
    name: '[KEY-01] listDeliveries with every filter',
    call: (options) => {
      const filter = {
        keyword: { text: 'KOR', column: 'about' },
        status: 'Failed',
        event: 'payment.successful',
        days: { from: '2026-11-01', to: '2026-11-21' },
      } as const;
      return services.listDeliveries({ filter, page: 2, size: 50 }, options);
    },
    asks: [
      {
        to: `GET ${OWN}/deliveries`,
        query: {
          ...{ page: '2', size: '50', about: 'KOR', status: 'Failed', event: 'payment.successful' },
          ...{ fromdate: '2026-11-01 00:00:00', todate: '2026-11-21 23:59:59' },
        },
        answer: { data: { items: [wired], page: { total: 51 } } },
      },
    ],
    gives: { rows: [row], total: 51 },
  },
  {
    name: '[KEY-01] listDeliveries of all',
    call: (options) => services.listDeliveries({ filter: deliveryFilters.empty, page: 1, size: 20 }, options),
    asks: [
      { to: `GET ${OWN}/deliveries`, query: { page: '1', size: '20' }, answer: { data: { items: [], page: { total: 0 } } } },
    ],
    gives: { rows: [], total: 0 },
  },
  {
    name: '[KEY-01] getDelivery with what a provider leaves out',
    call: (options) => services.getDelivery({ key: '7' }, options),
    asks: [{ to: `GET ${OWN}/deliveries/7`, answer: details }],
    gives: {
      ...row,
      status: 'Failed',
      payload: '{}',
      attempts: [
        {
          ...{
            id: '1',
            at: '2026-11-20T16:11:52',
            address,
            code: 503,
            problem: '',
            ms: 97,
            by: '',
            signedWith: null,
            headers: [],
          },
          response: 'Busy',
        },
      ],
    },
  },
  {
    name: '[KEY-01] resendDelivery',
    call: (options) => services.resendDelivery({ subject: { id: '7', eventId: 'evt_1', event: 'payment.successful' } }, options),
    asks: [{ to: `POST ${OWN}/deliveries/7/resend` }],
    gives: { message: 'Done' },
  },
  {
    name: '[KEY-01] resendFailed',
    call: (options) => services.resendFailed(undefined, options),
    asks: [{ to: `POST ${OWN}/deliveries/failed/resend`, answer: { message: 'Done', count: 7 } }],
    gives: { message: 'Done', count: 7 },
  },
  {
    name: '[KEY-01] copySigningSecret, which gives the secret to the clipboard alone',
    call: async (options) => {
      const texts: string[] = [];
      copyWith(async (text) => void texts.push(text));
      const said = await services.copySigningSecret(undefined, options);
      expect(texts).toEqual(['whsec_c2VjcmV0']);
      return said;
    },
    asks: [{ to: `POST ${OWN}/secret`, answer: { data: { secret: 'whsec_c2VjcmV0' } } }],
    gives: { message: '' },
  },
]);

it('[KEY-01] a secret that the browser refuses to copy is said, without the secret', async () => {
  copyWith(() => Promise.reject(new Error('refused')));
  const answer = { data: { secret: 'whsec_c2VjcmV0' } };
  const { fetch } = globalThis;
  globalThis.fetch = async () => Response.json(answer);
  const failed: unknown = await services
    .copySigningSecret(undefined, { signal: new AbortController().signal })
    .catch((error: unknown) => error);
  globalThis.fetch = fetch;
  expect(JSON.stringify(failed)).toContain('Your browser blocked copying');
  expect(JSON.stringify(failed)).not.toContain('whsec_');
});
