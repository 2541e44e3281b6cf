/** Changes of where the settlements of a business go. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../columns';
import { settlementBanks } from './onboarding.tables';
import { ofBusiness, users } from './people.tables';

/** An account was added, another one became the default, or settlements go to the wallet or to the bank now. */
export type SettlementChangeKind = 'added' | 'default' | 'destination';

/** The environment is that of the session. Only a change of the destination concerns it alone, because both environments share the accounts. */
export const settlementChanges = pgTable(
  'settlement_change',
  {
    id: id(),
    ...ofBusiness(),
    kind: text().$type<SettlementChangeKind>().notNull(),
    /** The account before. Null: there was none, or settlements went to the wallet. */
    fromId: integer('from_id').references(() => settlementBanks.id),
    /** The account after. Null: settlements go to the wallet. */
    toId: integer('to_id').references(() => settlementBanks.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [check('settlement_change_names_an_account', sql`${table.kind} = 'destination' or ${table.toId} is not null`)],
);
