/** KEY-01: the webhook of a business in one environment, and what is delivered to it. The documents show two calls, and no delivery. */
import { Id, MaybeText, Message, mustSayDone, PageNumber, PageSize } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { WallClock } from '../time';
import { LONGEST_ADDRESS } from '../webAddress';
import { webhookEvents, webhookStatuses } from './webhookStatuses';

const Count = type('number.integer >= 0');
const MaybeWallClock = WallClock.or('null');
const textOf = (text: string | null | undefined): string => text ?? '';

const Address = type(`string <= ${LONGEST_ADDRESS}`);

/** Assumed: deliveries by their status. */
const Counts = type({ delivered: Count, retrying: Count, failed: Count, total: Count });
const NONE = { delivered: 0, retrying: 0, failed: 0, total: 0 };

/** What follows `callbackUrl` is assumed. */
const Webhook = type({
  data: type({
    'callbackUrl?': MaybeText,
    /** When it was turned off after too many failures. */
    'disabledAt?': MaybeWallClock,
    /** Since when events are signed with this secret. Null without one. */
    'secretSince?': MaybeWallClock,
    'counts?': Counts,
    /** The newest deliveries of the last seven days, by their status. */
    'lastWeek?': Counts,
    /** Events that wait for their first or next try. */
    'waiting?': Count,
    /** Events that were not sent while there was no address, or it was off. */
    'kept?': Count,
  }).or('null'),
}).pipe(({ data }) => ({
  /** Empty: there is none. */
  address: textOf(data?.callbackUrl),
  disabledAt: data?.disabledAt ?? null,
  secretSince: data?.secretSince ?? null,
  counts: data?.counts ?? NONE,
  lastWeek: data?.lastWeek ?? NONE,
  waiting: data?.waiting ?? 0,
  kept: data?.kept ?? 0,
}));

const Status = type.enumerated(...webhookStatuses);

/** Assumed. Another name of an event is shown as it is. */
const rowFields = {
  id: Id,
  eventId: 'string > 0',
  event: 'string > 0',
  'about?': MaybeText,
  status: Status,
  dateCreated: WallClock,
  'tries?': Count,
  'nextTryAt?': MaybeWallClock,
  'dateDelivered?': MaybeWallClock,
  /** The status code of the newest attempt. Null: no response, or no attempt. */
  'lastCode?': type('number.integer | null'),
  /** Milliseconds of the newest attempt. */
  'lastDuration?': type('number.integer | null'),
} as const;

interface RowIn {
  readonly id: string;
  readonly eventId: string;
  readonly event: string;
  readonly about?: string | null | undefined;
  readonly status: (typeof webhookStatuses)[number];
  readonly dateCreated: string;
  readonly tries?: number | undefined;
  readonly nextTryAt?: string | null | undefined;
  readonly dateDelivered?: string | null | undefined;
  readonly lastCode?: number | null | undefined;
  readonly lastDuration?: number | null | undefined;
}

const asRow = (row: RowIn) => ({
  id: row.id,
  eventId: row.eventId,
  event: row.event,
  about: textOf(row.about),
  status: row.status,
  createdAt: row.dateCreated,
  tries: row.tries ?? 0,
  nextTryAt: row.nextTryAt ?? null,
  deliveredAt: row.dateDelivered ?? null,
  lastCode: row.lastCode ?? null,
  lastMs: row.lastDuration ?? null,
});

const Row = type(rowFields).pipe(asRow);

const DeliveryPage = type({ data: { items: Row.array(), page: { total: Count } } }).pipe(({ data: { items, page } }) => ({
  rows: items,
  total: page.total,
}));

const Header = type({ name: 'string', value: 'string' });

/** One attempt. Without `code`, no response came, and `problem` says why. */
const Attempt = type({
  id: Id,
  at: WallClock,
  url: 'string',
  code: 'number.integer | null',
  'problem?': MaybeText,
  duration: Count,
  /** Who resent it. Null: the provider, by itself. */
  'requestedBy?': MaybeText,
  /** Since when the secret is in use that signed it. */
  'signedWith?': MaybeWallClock,
  'headers?': Header.array(),
  /** The start of the response. */
  'response?': MaybeText,
}).pipe((row) => ({
  id: row.id,
  at: row.at,
  address: row.url,
  code: row.code,
  problem: textOf(row.problem),
  ms: row.duration,
  by: textOf(row.requestedBy),
  signedWith: row.signedWith ?? null,
  headers: row.headers ?? [],
  response: textOf(row.response),
}));

const Details = type({
  data: { ...rowFields, payload: 'string', attempts: Attempt.array() },
}).pipe(({ data }) => ({
  ...asRow(data),
  /** As it is sent, to the letter. */
  payload: data.payload,
  /** Oldest first. */
  attempts: data.attempts,
}));

const Filter = type({
  'status?': Status,
  'event?': type.enumerated(...webhookEvents),
  /** Part of what it is about, or of the event ID. */
  'about?': '1 <= string <= 100',
  'eventId?': '1 <= string <= 100',
  'fromdate?': 'string',
  'todate?': 'string',
});

const Resent = type({ 'message?': 'string', 'status?': 'boolean', 'count?': Count })
  .narrow(mustSayDone)
  .pipe(({ message, count }) => ({ message: message ?? '', count: count ?? 0 }));

export type Webhook = typeof Webhook.infer;
export type WebhookDelivery = typeof Row.infer;
export type WebhookDeliveryInFull = typeof Details.infer;
export type WebhookAttempt = typeof Attempt.infer;

export const webhooks = endpoints({
  /** Returns the webhook of the business in this environment, with what is known of its deliveries. Never its secret. */
  getWebhook: {
    method: 'GET',
    path: '/subsidiary/static/account/default/webhook/view',
    answer: Webhook,
    permission: 'key.view',
    req: ['KEY-01'],
    assumed: false,
  },
  /**
   * Sets the address, or removes it if `defaultWebhook` is empty (assumed). 400 for an address that may not be a webhook. 409 if the address is
   * not the one in `from` (assumed), which the merchant saw. Repeated with the address that is set already, it changes nothing.
   */
  setWebhook: {
    method: 'POST',
    path: '/subsidiary/static/account/default/webhook',
    body: type({ defaultWebhook: Address, 'from?': Address }),
    answer: Message,
    permission: 'key.manage',
    req: ['KEY-01'],
    assumed: false,
  },
  /** Returns the secret that signs what is sent, to be copied. Each call is an entry of the audit trail. 409 without one. */
  getWebhookSecret: {
    method: 'POST',
    path: '/subsidiary/dashboard/webhook/secret',
    answer: type({ data: { secret: 'string > 0' } }).pipe(({ data }) => data),
    permission: 'key.manage',
    req: ['KEY-01'],
    assumed: true,
  },
  /** Sends events again to a webhook that was turned off after too many failures, also those that were kept meanwhile. */
  enableWebhook: {
    method: 'POST',
    path: '/subsidiary/dashboard/webhook/enable',
    answer: Message,
    permission: 'key.manage',
    req: ['KEY-01'],
    assumed: true,
  },
  /** Sends a test event, which is about nothing and moves no money. Its delivery has the result. 409 without an address. */
  sendTestWebhook: {
    method: 'POST',
    path: '/subsidiary/dashboard/webhook/test',
    answer: type({ data: { id: Id } }).pipe(({ data }) => data),
    permission: 'key.manage',
    req: ['KEY-01'],
    assumed: true,
  },
  /** Returns a page of deliveries, newest first. 400 for invalid dates. */
  listWebhookDeliveries: {
    method: 'GET',
    path: '/subsidiary/dashboard/webhook/deliveries',
    query: Filter.and({ page: PageNumber, size: PageSize }),
    answer: DeliveryPage,
    permission: 'key.view',
    req: ['KEY-01'],
    assumed: true,
  },
  /** Returns one delivery with every attempt. 404 if the business has no such delivery in this environment. */
  getWebhookDelivery: {
    method: 'GET',
    path: '/subsidiary/dashboard/webhook/deliveries/:id',
    answer: Details,
    permission: 'key.view',
    req: ['KEY-01'],
    assumed: true,
  },
  /**
   * Sends an event again, as one more attempt with the same event ID, signed with the secret of today. Earlier attempts stay as they are. 404
   * for an unknown one, 409 without an address or while the webhook is off.
   */
  resendWebhookDelivery: {
    method: 'POST',
    path: '/subsidiary/dashboard/webhook/deliveries/:id/resend',
    answer: Message,
    permission: 'key.manage',
    req: ['KEY-01'],
    assumed: true,
  },
  /** Does the same for every delivery that failed, and returns how many these are. */
  resendFailedWebhooks: {
    method: 'POST',
    path: '/subsidiary/dashboard/webhook/deliveries/failed/resend',
    answer: Resent,
    permission: 'key.manage',
    req: ['KEY-01'],
    assumed: true,
  },
});
