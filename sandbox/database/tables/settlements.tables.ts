/** Settlements: what the provider pays to a business for each day, and what it holds back of it. Money is in minor units, times are instants. */
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SettlementLine, SettlementStatus } from '../../../contract/settlements/settlementStatuses';
import { id, instant, money } from '../columns';
import { ofBusiness } from './people.tables';

export type Destination = 'wallet' | 'bank';

/** How a business is settled in one currency. Without a row, it is settled to its wallet, and nothing is held back. */
export const settlementTerms = pgTable(
  'settlement_terms',
  {
    ...ofBusiness(),
    currency: text().notNull(),
    destination: text().$type<Destination>().notNull(),
    /** Of what customers paid. */
    reservePercent: integer('reserve_percent').notNull(),
    reserveDays: integer('reserve_days').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.environment, table.currency] }),
    check('settlement_terms_reserve', sql`${table.reservePercent} between 0 and 100 and ${table.reserveDays} >= 0`),
  ],
);

/** The statement of one wallet about one day on the wall clock of Lagos. What it sums never changes, only whether it is paid. */
export const settlements = pgTable(
  'settlement',
  {
    id: id(),
    reference: text().notNull().unique(),
    ...ofBusiness(),
    currency: text().notNull(),
    day: date().notNull(),
    /** The sum of its items. Below zero if more went back than came in. */
    amount: money().notNull(),
    /** Payments of customers. */
    transactionCount: integer('transaction_count').notNull(),
    itemCount: integer('item_count').notNull(),
    status: text().$type<SettlementStatus>().notNull(),
    destination: text().$type<Destination>().notNull(),
    /** The bank account that is paid. Null for a wallet. */
    bankId: integer('bank_id'),
    accountNumber: text('account_number'),
    accountName: text('account_name'),
    /** Why it is flagged, failed, or late. */
    remark: text(),
    closedAt: instant('closed_at').notNull(),
    expectedAt: instant('expected_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('settlement_of_day').on(table.businessId, table.environment, table.currency, table.day),
    index('settlement_newest').on(table.businessId, table.environment, table.expectedAt.desc(), table.id.desc()),
    index('settlement_unpaid').on(table.businessId, table.environment, table.expectedAt).where(sql`status = 'Pending'`),
    check('settlement_settled', sql`(${table.settledAt} is not null) = (${table.status} = 'Completed')`),
    check('settlement_destination', sql`(${table.accountNumber} is not null) = (${table.destination} = 'bank')`),
  ],
);

/** The lines of a statement. A line without items has no row. */
export const settlementLines = pgTable(
  'settlement_line',
  {
    settlementId: integer('settlement_id')
      .notNull()
      .references(() => settlements.id),
    line: text().$type<SettlementLine>().notNull(),
    items: integer().notNull(),
    /** Negative for what was taken. */
    amount: money().notNull(),
  },
  (table) => [primaryKey({ columns: [table.settlementId, table.line] })],
);

/** A part of a day's payments that is held back for a time. */
export const reserves = pgTable(
  'reserve',
  {
    id: id(),
    ...ofBusiness(),
    currency: text().notNull(),
    /** That of the settlement it was withheld from. */
    day: date().notNull(),
    percent: integer().notNull(),
    amount: money().notNull(),
    withheldAt: instant('withheld_at').notNull(),
    releaseAt: instant('release_at').notNull(),
    releasedAt: instant('released_at'),
  },
  (table) => [
    uniqueIndex('reserve_of_day').on(table.businessId, table.environment, table.currency, table.day),
    index('reserve_held').on(table.businessId, table.environment, table.releaseAt).where(sql`released_at is null`),
    check('reserve_positive', sql`${table.amount} > 0`),
  ],
);
