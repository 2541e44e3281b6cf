/**
 * The ledger, and what moves through it: payouts and what customers paid. Money is in minor currency units (`bigint`), moments are instants. The
 * ledger's own rules (a posting sums to zero, nothing in it is ever changed) are triggers, in the migration beside the generated one. So is what
 * keeps the balances of wallets and the tally of payouts in step with it.
 */
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, json, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { fundings } from '../balances/incoming.tables';
import { id, instant, money } from '../database/columns';
import { businesses, users } from '../people/people.tables';

/** A ledger account. Those without a business are the provider's own: clearing, fees, equity. */
export const accounts = pgTable(
  'account',
  {
    id: id(),
    businessId: integer('business_id').references(() => businesses.id),
    environment: integer().notNull(),
    currency: text().notNull(),
    kind: text().$type<AccountKind>().notNull(),
    accountName: text('account_name'),
    accountNumber: text('account_number'),
    bankName: text('bank_name'),
    /** Sum of the wallet's entries. Kept for wallets alone: payouts of all merchants would wait for the provider's own accounts. */
    ledgerBalance: money('ledger_balance').notNull().default(sql`0`),
    /** Sum of the wallet's open holds. */
    heldBalance: money('held_balance').notNull().default(sql`0`),
  },
  (table) => [unique('account_once').on(table.businessId, table.environment, table.currency, table.kind).nullsNotDistinct()],
);

export type AccountKind = 'wallet' | 'clearing' | 'fees' | 'equity';

export const payoutBatches = pgTable(
  'payout_batch',
  {
    id: text().primaryKey(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    environment: integer().notNull(),
    reference: text().notNull().unique(),
    initiatorId: integer('initiator_id')
      .notNull()
      .references(() => users.id),
    state: text().$type<BatchState>().notNull(),
    needsApproval: boolean('needs_approval').notNull(),
    createdAt: instant('created_at').notNull(),
    verifiedAt: instant('verified_at'),
  },
  (table) => [
    index('payout_batch_unverified').on(table.businessId, table.environment, table.createdAt).where(sql`state = 'unverified'`),
  ],
);

/** `unverified` waits for its code; `verified` had it; `direct` needed none; `refused` moved nothing; `expired` was never verified. */
export type BatchState = 'unverified' | 'verified' | 'direct' | 'refused' | 'expired';

export const payouts = pgTable(
  'payout',
  {
    id: id(),
    batchId: text('batch_id')
      .notNull()
      .references(() => payoutBatches.id),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    environment: integer().notNull(),
    type: text().notNull(),
    status: text().notNull(),
    recipient: text().notNull(),
    accountNumber: text('account_number').notNull(),
    bankCode: text('bank_code'),
    bankName: text('bank_name'),
    currency: text().notNull(),
    amount: money().notNull(),
    fee: money().notNull(),
    description: text().notNull(),
    sessionId: text('session_id'),
    clientReference: text('client_reference').notNull(),
    /** What its sender calls this one payment of a batch; null where the batch is made as a whole. */
    rowKey: text('row_key'),
    /** Why it failed, where somebody said so. */
    failure: text(),
    reference: text().notNull().unique(),
    approverId: integer('approver_id').references(() => users.id),
    /** Where an international payout goes to: addresses, routing number, SWIFT code. */
    international: jsonb().$type<Record<string, string>>(),
    initiatedAt: instant('initiated_at').notNull(),
    /** When a second-level approver approved or refused it. */
    decidedAt: instant('decided_at'),
    settledAt: instant('settled_at'),
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('payout_newest').on(table.businessId, table.environment, table.initiatedAt.desc(), table.id.desc()),
    index('payout_of_status').on(table.businessId, table.environment, table.status, table.initiatedAt.desc(), table.id.desc()),
    index('payout_of_batch').on(table.batchId),
    // One payment is paid at most once, whatever batches it comes in: only after it failed another may take its place.
    uniqueIndex('payout_row_once')
      .on(table.businessId, table.environment, table.rowKey)
      .where(sql`row_key is not null and status not in ('Failed', 'Rejected', 'Declined')`),
  ],
);

/** How many payouts there are of each kind and day, and what they come to, so that totals need not count them. */
export const payoutTallies = pgTable(
  'payout_tally',
  {
    businessId: integer('business_id').notNull(),
    environment: integer().notNull(),
    status: text().notNull(),
    currency: text().notNull(),
    /** The day of initiation on the wall clock of Lagos. */
    day: date().notNull(),
    payouts: integer().notNull(),
    amount: money().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.environment, table.status, table.currency, table.day] })],
);

/** Money of one wallet that became another's, at a rate that was on screen. */
export const swaps = pgTable(
  'swap',
  {
    id: id(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    environment: integer().notNull(),
    initiatorId: integer('initiator_id')
      .notNull()
      .references(() => users.id),
    reference: text().notNull().unique(),
    sourceCurrency: text('source_currency').notNull(),
    destinationCurrency: text('destination_currency').notNull(),
    debit: money().notNull(),
    credit: money().notNull(),
    description: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('swap_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc())],
);

/** One event of the ledger. A payout, a swap or a funding is posted at most once: the database itself refuses a second time. */
export const postings = pgTable(
  'posting',
  {
    id: id(),
    kind: text().notNull(),
    payoutId: integer('payout_id').references(() => payouts.id),
    swapId: integer('swap_id').references(() => swaps.id),
    fundingId: integer('funding_id').references(() => fundings.id),
    postedAt: instant('posted_at').notNull(),
  },
  (table) => [
    uniqueIndex('posting_of_payout').on(table.payoutId),
    uniqueIndex('posting_of_swap').on(table.swapId),
    uniqueIndex('posting_of_funding').on(table.fundingId),
  ],
);

/** One line of a posting. Positive is a credit: what the provider owes to the account's owner grows. */
export const entries = pgTable(
  'entry',
  {
    id: id(),
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    amount: money().notNull(),
  },
  (table) => [index('entry_of_account').on(table.accountId), index('entry_of_posting').on(table.postingId)],
);

/** Money of a wallet that is spoken for and not yet posted. */
export const holds = pgTable(
  'hold',
  {
    payoutId: integer('payout_id')
      .primaryKey()
      .references(() => payouts.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    amount: money().notNull(),
    releasedAt: instant('released_at'),
  },
  (table) => [index('hold_open').on(table.accountId).where(sql`released_at is null`)],
);

/** What a key brought. Without an answer it was closed by a question before anything arrived. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    environment: integer().notNull(),
    endpoint: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash'),
    /** Not `jsonb`, which would reorder it: the same answer again is the same to the letter. */
    answer: json().$type<{ statusCode: string; message: string; batchId: string | null }>(),
    batchId: text('batch_id').references(() => payoutBatches.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.environment, table.endpoint, table.key] }),
    index('idempotency_key_batch').on(table.batchId),
  ],
);

export const beneficiaries = pgTable(
  'beneficiary',
  {
    id: id(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    environment: integer().notNull(),
    type: text().$type<'Bank' | 'Merchant' | 'Mobile'>().notNull(),
    name: text().notNull(),
    accountNumber: text('account_number').notNull(),
    bankCode: text('bank_code'),
    bankName: text('bank_name'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('beneficiary_of_business').on(table.businessId, table.environment),
    unique('beneficiary_once')
      .on(table.businessId, table.environment, table.type, table.accountNumber, table.bankCode)
      .nullsNotDistinct(),
  ],
);

/** What a customer paid to a business. */
export const transactions = pgTable(
  'transaction',
  {
    id: id(),
    businessId: integer('business_id')
      .notNull()
      .references(() => businesses.id),
    environment: integer().notNull(),
    status: text().notNull(),
    customerEmail: text('customer_email').notNull(),
    currency: text().notNull(),
    amount: money().notNull(),
    fee: money().notNull(),
    paymentType: text('payment_type').notNull(),
    recurringFrequency: text('recurring_frequency'),
    orderReference: text('order_reference').notNull().unique(),
    paymentReference: text('payment_reference').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [index('transaction_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc())],
);
