/** Services for the webhook of a business, and for its deliveries (KEY-01). */

import { webhooks as calls } from '../../../contract/settings/webhooks';
import type { Page, Query } from '../../../machines/kit/collection/collection.types';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { Webhook } from '../../../machines/settings/currentWebhook/currentWebhook.machine';
import type { NewAddress, TestResult } from '../../../machines/settings/webhook/webhook.types';
import type { DeliveryFilter, WebhookDelivery } from '../../../machines/settings/webhookDeliveries/webhookDeliveries.machine';
import type { WebhookDeliveryInFull } from '../../../machines/settings/webhookDelivery/webhookDelivery.machine';
import type { RemovedWebhook } from '../../../machines/settings/webhookRemoval/webhookRemoval.machine';
import type { ResentEvent } from '../../../machines/settings/webhookResend/webhookResend.machine';
import { call } from '../call';
import { dayParams, given } from '../days';
import { pause } from '../pause';

export const getWebhook: Service<unknown, Webhook> = (_, options) => call(calls.getWebhook, {}, options);

/** The address that the merchant saw is sent too, so that nobody replaces one that they did not see. */
export const saveWebhook: Service<NewAddress, Said> = ({ address, from }, options) =>
  call(calls.setWebhook, { body: { defaultWebhook: address, from } }, options);

export const removeWebhook: Service<{ subject: RemovedWebhook }, Said> = ({ subject: { address } }, options) =>
  call(calls.setWebhook, { body: { defaultWebhook: '', from: address } }, options);

const copied = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );

/** The secret goes to the clipboard and nowhere else: the flow gets no more than that it was copied. */
export const copySigningSecret: Service<unknown, Said> = async (_, options) => {
  const { secret } = await call(calls.getWebhookSecret, {}, options);
  if (!(await copied(secret)))
    throw new Failure({ kind: 'notSent', message: 'Your browser blocked copying. Allow it, then try again.' });
  return { message: '' };
};

export const enableWebhook: Service<unknown, Said> = (_, options) => call(calls.enableWebhook, {}, options);

const LOOK_MS = 500;
/** Somewhat longer than the provider waits for a server that hangs. */
const MOST_LOOKS = 30;

/** Sends a test event, and waits until its only attempt has ended. */
export const testWebhook: Service<unknown, TestResult> = async (_, options) => {
  const { id } = await call(calls.sendTestWebhook, {}, options);
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { attempts, status } = await call(calls.getWebhookDelivery, { params: { id } }, options);
    const last = attempts.at(-1);
    if (last) {
      const { code, problem, ms, response } = last;
      return { isArrived: status === 'Delivered', code, problem, ms, response };
    }
    await pause(LOOK_MS, options.signal);
  }
  throw new Failure({ kind: 'timeout' });
};

const filterParams = ({ keyword, status, event, days }: DeliveryFilter) => ({
  ...given({ [keyword.column]: keyword.text }),
  ...(status !== '' && { status }),
  ...(event !== '' && { event }),
  ...dayParams(days, 'fromdate', 'todate'),
});

export const listDeliveries: Service<Query<DeliveryFilter>, Page<WebhookDelivery>> = ({ filter, page, size }, options) =>
  call(calls.listWebhookDeliveries, { query: { page: `${page}`, size: `${size}`, ...filterParams(filter) } }, options);

export const getDelivery: Service<{ key: string }, WebhookDeliveryInFull> = ({ key }, options) =>
  call(calls.getWebhookDelivery, { params: { id: key } }, options);

export const resendDelivery: Service<{ subject: ResentEvent }, Said> = ({ subject: { id } }, options) =>
  call(calls.resendWebhookDelivery, { params: { id } }, options);

export const resendFailed: Service<unknown, Said> = (_, options) => call(calls.resendFailedWebhooks, {}, options);
