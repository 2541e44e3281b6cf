/** Webhooks: the address of a business in one environment, the events it gets, and each attempt to deliver one. */
import { sql } from 'drizzle-orm';
import { check, index, integer, json, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { WebhookEvent, WebhookStatus } from '../../../contract/settings/webhookStatuses';
import { id, instant } from '../columns';
import { ofBusiness, users } from './people.tables';

export const webhooks = pgTable(
  'webhook',
  {
    id: id(),
    ...ofBusiness(),
    /** Null: it was removed. Its secret stays. */
    url: text(),
    /** Since when there is an address, whichever. */
    urlSince: instant('url_since').notNull(),
    /** It signs what is sent, so it is stored as it is. */
    secret: text().notNull(),
    secretSince: instant('secret_since').notNull(),
    /** Failed attempts since the last successful one. */
    failuresInRow: integer('failures_in_row').notNull().default(0),
    /** Null while events are sent. */
    disabledAt: instant('disabled_at'),
  },
  (table) => [uniqueIndex('webhook_of_business').on(table.businessId, table.environment)],
);

export const webhookEvents = pgTable(
  'webhook_event',
  {
    id: id(),
    ...ofBusiness(),
    /** The same in every attempt, so that a receiver recognises what it already has. */
    eventId: text('event_id').notNull(),
    event: text().$type<WebhookEvent>().notNull(),
    /** The reference of what it is about. Empty for a test. */
    about: text().notNull(),
    /** The body of every attempt, to the letter. */
    payload: text().notNull(),
    status: text().$type<WebhookStatus>().notNull(),
    /** Attempts that have ended. */
    tries: integer().notNull().default(0),
    lastCode: integer('last_code'),
    lastMs: integer('last_ms'),
    createdAt: instant('created_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [
    uniqueIndex('webhook_event_once').on(table.businessId, table.environment, table.eventId),
    index('webhook_event_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc()),
    index('webhook_event_of_status').on(table.businessId, table.environment, table.status),
    check('webhook_event_delivered', sql`(${table.deliveredAt} is not null) = (${table.status} = 'Delivered')`),
  ],
);

/** An attempt: first it waits, then one process works on it, then it has ended and never changes. */
export const webhookAttempts = pgTable(
  'webhook_attempt',
  {
    id: id(),
    webhookEventId: integer('webhook_event_id')
      .notNull()
      .references(() => webhookEvents.id),
    dueAt: instant('due_at').notNull(),
    /** Null: the provider makes it by itself. */
    requesterId: integer('requester_id').references(() => users.id),
    /** The process that works on it. */
    worker: text(),
    /** In real time, because another process takes over what was left for too long. */
    workedAt: instant('worked_at'),
    url: text(),
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
    durationMs: integer('duration_ms'),
    /** Null: no response. */
    code: integer(),
    /** Why there was no response. */
    problem: text(),
    secretSince: instant('secret_since'),
    headers: json().$type<readonly { readonly name: string; readonly value: string }[]>(),
    /** The start of the body. */
    response: text(),
  },
  (table) => [
    index('webhook_attempt_of').on(table.webhookEventId, table.id),
    index('webhook_attempt_due').on(table.dueAt, table.id).where(sql`ended_at is null`),
  ],
);
