/** Split settlements: how payments are split. The business itself gets the rest. */
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns';
import { ofBusiness } from './people.tables';

/** A merchant or a bank account, with the names of the API. Fields of the other kind are empty. */
export interface StoredAccount {
  readonly merchantId: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountName: string;
  /** Decimal text with two decimals: major units, or percent. */
  readonly amount: string;
}

export const splitSettlements = pgTable(
  'split_settlement',
  {
    id: id(),
    ...ofBusiness(),
    name: text().notNull(),
    rateType: text('rate_type').$type<'flat' | 'percentage'>().notNull(),
    currency: text().notNull(),
    isActive: boolean('is_active').notNull(),
    customUrl: text('custom_url').notNull(),
    accounts: jsonb().$type<readonly StoredAccount[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('split_settlement_name').on(table.businessId, table.environment, sql`lower(${table.name})`),
    index('split_settlement_newest').on(table.businessId, table.environment, table.createdAt.desc(), table.id.desc()),
  ],
);
