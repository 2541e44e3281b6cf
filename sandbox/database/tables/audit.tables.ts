/** The audit trail: who did what, on what, when and from where. Entries are never updated or deleted, and each contains the hash of the one before. */
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ActorKind, Fields, Outcome } from '../../rules/audit.types';
import { instant } from '../columns';

export const auditEntries = pgTable(
  'audit_entry',
  {
    /** The chain. Without a foreign key, because its check would lock the business after the head. 0: a person without a business. */
    businessId: integer('business_id').notNull(),
    /** 1, 2, 3 and so on in each business. */
    sequence: integer().notNull(),
    at: instant().notNull(),
    /** Null while nobody is signed in. */
    environment: integer(),
    actor: text().$type<ActorKind>().notNull().default('user'),
    /** Null for an email that has no account yet, and for another actor than a user. */
    userId: integer('user_id'),
    /** Null for the sandbox. */
    email: text(),
    role: text(),
    /** The name of the call in the contract, or of what else was requested: `payOnLink`, `sandbox/funding`. */
    call: text().notNull(),
    activityType: text('activity_type').notNull(),
    action: text().notNull(),
    /** What it was done to: a kind, such as `payout batch`, and its reference. */
    subject: text(),
    reference: text(),
    /** Null: unknown. */
    ip: text(),
    outcome: text().$type<Outcome>().notNull(),
    /** What the provider answered. */
    message: text(),
    /** Masked values before and after a change. */
    before: jsonb().$type<Fields>(),
    after: jsonb().$type<Fields>(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.sequence] })],
);

/** The newest entry of each business. Locked from an append to the end of its transaction, so that no two entries follow the same one. */
export const auditHeads = pgTable('audit_head', {
  businessId: integer('business_id').primaryKey(),
  sequence: integer().notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text().notNull(),
});
