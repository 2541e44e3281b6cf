/** KEY-01: a delivery in a merchant's words. */
import { MOST_TRIES, type WebhookStatus } from '../../../contract/settings/webhookStatuses';
import type { WebhookAttempt, WebhookDeliveryInFull } from './webhookDelivery.machine';

export const statusWords: Readonly<Record<WebhookStatus, string>> = {
  Pending: 'Waiting',
  Delivered: 'Delivered',
  Retrying: 'Retrying',
  Failed: 'Failed',
  Kept: 'Not sent',
};

/** The usual words of a status code, as far as a receiver's answer has one of these. */
const CODE_WORDS: ReadonlyMap<number, string> = new Map([
  [200, 'OK'],
  [201, 'Created'],
  [202, 'Accepted'],
  [204, 'No Content'],
  [301, 'Moved Permanently'],
  [302, 'Found'],
  [307, 'Temporary Redirect'],
  [308, 'Permanent Redirect'],
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [405, 'Method Not Allowed'],
  [408, 'Request Timeout'],
  [410, 'Gone'],
  [413, 'Content Too Large'],
  [422, 'Unprocessable Content'],
  [429, 'Too Many Requests'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [504, 'Gateway Timeout'],
]);

export const codeInWords = (code: number | null): string =>
  code === null ? 'No response' : [code, CODE_WORDS.get(code)].filter(Boolean).join(' ');

export const durationInWords = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${Number((ms / 1000).toFixed(1))} s`);

export const isAccepted = ({ code }: Pick<WebhookAttempt, 'code'>): boolean => code !== null && code >= 200 && code < 300;

const SUFFIXES: ReadonlyMap<Intl.LDMLPluralRule, string> = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

export const ordinal = (n: number): string => `${n}${SUFFIXES.get(ordinals.select(n)) ?? 'th'}`;

/** Ids and references differ at their end. */
export const shortened = (text: string, start = 8, end = 4): string =>
  text.length <= start + end + 1 ? text : `${text.slice(0, start)}…${text.slice(-end)}`;

interface Notice {
  readonly tone: 'green' | 'orange' | 'red' | 'plain';
  readonly title: string;
  readonly about: string;
}

/** What holds of a delivery, or null if it arrived at once. `next` is when it is tried again, in words. */
export function noticeOf(
  { status, attempts }: Pick<WebhookDeliveryInFull, 'status' | 'attempts'>,
  next: string | null,
): Notice | null {
  const isAnswered = attempts.at(-1)?.code !== null;
  const title = isAnswered ? 'Your server didn’t accept this event.' : 'Your server didn’t respond.';
  switch (status) {
    case 'Retrying':
      return {
        tone: 'orange',
        title,
        about: `${next === null ? '' : `Next try ${next}. `}After ${MOST_TRIES} tries we stop and keep the event.`,
      };
    case 'Failed':
      return { tone: 'red', title, about: 'We stopped trying, and keep the event. Resend it once your server works again.' };
    case 'Kept':
      return {
        tone: 'plain',
        title: 'We didn’t send this event.',
        about: 'There was no webhook URL, or your webhook was off. We keep the event, so you can resend it.',
      };
    case 'Pending':
      return { tone: 'plain', title: 'We’re sending this event.', about: 'Reload to see whether it arrived.' };
    case 'Delivered':
      return null;
  }
}

/** The payload with its lines indented. Text that is no JSON stays as it is. */
export function readable(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}

/** Pages by the first part of an event's name. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['payment', '/dashboard/business/transactions'],
  ['refund', '/dashboard/business/refunds'],
  ['payout', '/dashboard/account/payouts'],
  ['chargeback', '/dashboard/chargeback'],
  ['settlement', '/dashboard/account/settlements'],
  ['funding', '/dashboard/payout/funding-history'],
]);

/** Returns the page of what an event is about, or null. */
export const pageOfEvent = (event: string): string | null => PAGES.get(event.split('.')[0] ?? '') ?? null;

/** Why an event cannot be resent now, or null. */
export function resendBarrier(
  mayChange: boolean,
  webhook: { readonly address: string; readonly disabledAt: string | null } | null,
) {
  if (!mayChange) return 'Your role can view webhooks, but not change them.';
  if (webhook === null) return 'Your webhook isn’t loaded yet.';
  if (webhook.address === '') return 'Add a webhook URL first.';
  return webhook.disabledAt === null ? null : 'Your webhook is off. Turn it on again first.';
}
