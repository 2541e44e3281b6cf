/**
 * The ledger with payouts. Money is in minor units (`bigint`), times are instants. The ledger's rules (a posting sums
 * to zero, and never changes) are triggers, in the migration next to the generated one. Triggers also update the balances of wallets and the
 * tally of payouts.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant, money } from '../columns';
import { chargebacks } from './chargebacks.tables';
import { fundings } from './incoming.tables';
import { businesses, ofBusiness, users } from './people.tables';
import { refunds } from './refunds.tables';
import { reserves, settlements } from './settlements.tables';
import { transactions } from './transactions.tables';

/** A ledger account. Accounts without a business are the provider's: clearing, fees, equity. */
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
    /** The sum of the wallet's entries. Only wallets have it, because payouts of all merchants would wait for the provider's own accounts. */
    ledgerBalance: money('ledger_balance').notNull().default(sql`0`),
    /** The sum of the wallet's open holds. */
    heldBalance: money('held_balance').notNull().default(sql`0`),
  },
  (table) => [unique('account_once').on(table.businessId, table.environment, table.currency, table.kind).nullsNotDistinct()],
);

/** `reserve` is what the provider holds back of a business. */
export type AccountKind = 'wallet' | 'clearing' | 'fees' | 'equity' | 'reserve';

export const payoutBatches = pgTable(
  'payout_batch',
  {
    id: text().primaryKey(),
    ...ofBusiness(),
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

/** `unverified` awaits its code, `verified` had it, `direct` needed none, `refused` moved nothing, `expired` was never verified. */
export type BatchState = 'unverified' | 'verified' | 'direct' | 'refused' | 'expired';

export const payouts = pgTable(
  'payout',
  {
    id: id(),
    batchId: text('batch_id')
      .notNull()
      .references(() => payoutBatches.id),
    ...ofBusiness(),
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
    /** The sender's reference of this payment. Null if the batch is processed as a whole. */
    rowKey: text('row_key'),
    /** The reason of a failure, if known. */
    failure: text(),
    reference: text().notNull().unique(),
    approverId: integer('approver_id').references(() => users.id),
    /** The details of an international payout: addresses, routing number, SWIFT code. */
    international: jsonb().$type<Record<string, string>>(),
    initiatedAt: instant('initiated_at').notNull(),
    /** When a second-level approver decided. */
    decidedAt: instant('decided_at'),
    settledAt: instant('settled_at'),
    failedAt: instant('failed_at'),
  },
  (table) => [
    index('payout_newest').on(table.businessId, table.environment, table.initiatedAt.desc(), table.id.desc()),
    index('payout_of_status').on(table.businessId, table.environment, table.status, table.initiatedAt.desc(), table.id.desc()),
    index('payout_of_batch').on(table.batchId),
    index('payout_search_reference').using('gin', table.reference.op('gin_trgm_ops')),
    // A payment is made at most once, whatever its batches. Another can replace it only after it failed.
    uniqueIndex('payout_row_once')
      .on(table.businessId, table.environment, table.rowKey)
      .where(sql`row_key is not null and status not in ('Failed', 'Rejected', 'Declined')`),
  ],
);

/** The number and sum of payouts by kind and day, so that totals need no count. */
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

/** Money of one wallet that was swapped into another, at a displayed rate. */
export const swaps = pgTable(
  'swap',
  {
    id: id(),
    ...ofBusiness(),
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

/** One event of the ledger. It has at most one subject, and each subject is posted at most once, which the database enforces. */
export const postings = pgTable(
  'posting',
  {
    id: id(),
    kind: text().notNull(),
    payoutId: integer('payout_id').references(() => payouts.id),
    swapId: integer('swap_id').references(() => swaps.id),
    fundingId: integer('funding_id').references(() => fundings.id),
    /** The customer's payment that was collected. */
    transactionId: integer('transaction_id').references(() => transactions.id),
    refundId: integer('refund_id').references(() => refunds.id),
    chargebackId: integer('chargeback_id').references(() => chargebacks.id),
    /** The settlement that was paid to a bank. */
    settlementId: integer('settlement_id').references(() => settlements.id),
    reserveId: integer('reserve_id').references(() => reserves.id),
    postedAt: instant('posted_at').notNull(),
  },
  (table) => [
    uniqueIndex('posting_of_payout').on(table.payoutId),
    uniqueIndex('posting_of_swap').on(table.swapId),
    uniqueIndex('posting_of_funding').on(table.fundingId),
    uniqueIndex('posting_of_transaction').on(table.transactionId),
    uniqueIndex('posting_of_refund').on(table.refundId),
    uniqueIndex('posting_of_chargeback').on(table.chargebackId),
    uniqueIndex('posting_of_settlement').on(table.settlementId),
    // A reserve is withheld once and released once.
    uniqueIndex('posting_of_reserve').on(table.reserveId, table.kind),
    check(
      'posting_of_one_subject',
      sql`num_nonnulls(${table.payoutId}, ${table.swapId}, ${table.fundingId}, ${table.transactionId}, ${table.refundId}, ${table.chargebackId}, ${table.settlementId}, ${table.reserveId}) <= 1`,
    ),
  ],
);

/** One line of a posting. Positive is a credit: the provider owes the account's owner more. */
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

/** Money of a wallet that is reserved but not posted yet. It has exactly one subject, and each subject has at most one hold. */
export const holds = pgTable(
  'hold',
  {
    id: id(),
    payoutId: integer('payout_id').references(() => payouts.id),
    refundId: integer('refund_id').references(() => refunds.id),
    chargebackId: integer('chargeback_id').references(() => chargebacks.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    amount: money().notNull(),
    placedAt: instant('placed_at').notNull(),
    releasedAt: instant('released_at'),
  },
  (table) => [
    uniqueIndex('hold_of_payout').on(table.payoutId),
    uniqueIndex('hold_of_refund').on(table.refundId),
    uniqueIndex('hold_of_chargeback').on(table.chargebackId),
    index('hold_open').on(table.accountId).where(sql`released_at is null`),
    check('hold_of_one_subject', sql`num_nonnulls(${table.payoutId}, ${table.refundId}, ${table.chargebackId}) = 1`),
  ],
);

/** What the same order gets again. Orders other than a batch have no batch. */
export interface StoredResponse {
  readonly statusCode: string;
  readonly message: string;
  readonly batchId: string | null;
  /** The references of what was ordered, in its order. */
  readonly references?: readonly string[];
  /** What a swap credited, in major units. */
  readonly credited?: string;
}

/** The response of a key. Without a response, a status check closed it before an order arrived. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    ...ofBusiness(),
    /** The person who sent the order, or asked for it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    endpoint: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash'),
    /** Not `jsonb`, which would reorder it: a repeated response is identical to the letter. */
    answer: json().$type<StoredResponse>(),
    batchId: text('batch_id').references(() => payoutBatches.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.environment, table.userId, table.endpoint, table.key] }),
    index('idempotency_key_batch').on(table.batchId),
  ],
);
