/** What settlements sum: each posting of a wallet that comes from payments belongs to one statement. A trigger adds them with their entries. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, pgView, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SettlementLine } from '../../../contract/settlements/settlementStatuses';
import { instant, money } from '../columns';
import { accounts, postings } from './money.tables';
import { settlements } from './settlements.tables';

export const settlementItems = pgTable(
  'settlement_item',
  {
    postingId: integer('posting_id')
      .notNull()
      .references(() => postings.id),
    /** The wallet. */
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id),
    /** What the posting added to the wallet. */
    amount: money().notNull(),
    postedAt: instant('posted_at').notNull(),
    /** Null until its day is over. */
    settlementId: integer('settlement_id').references(() => settlements.id),
  },
  (table) => [
    primaryKey({ columns: [table.postingId, table.accountId] }),
    index('settlement_item_unsettled').on(table.accountId, table.postedAt).where(sql`settlement_id is null`),
    index('settlement_item_of').on(table.settlementId, table.postedAt, table.postingId),
  ],
);

/** The parts of each item by the line they belong to: a payment is a collection and a fee. The migration defines it. */
export const settlementParts = pgView('settlement_part', {
  postingId: integer('posting_id').notNull(),
  accountId: integer('account_id').notNull(),
  settlementId: integer('settlement_id'),
  postedAt: instant('posted_at').notNull(),
  line: text().$type<SettlementLine>().notNull(),
  amount: money().notNull(),
}).existing();
