/** API keys: three active ones for each business in each environment, and those that they replaced. */
import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ApiKeyName } from '../../../contract/settings/apiKeyMasks';
import { id, instant } from '../columns';
import { ofBusiness } from './people.tables';

export const apiKeys = pgTable(
  'api_key',
  {
    id: id(),
    ...ofBusiness(),
    name: text().$type<ApiKeyName>().notNull(),
    /** The whole key, which copying needs. Null once it was replaced: an old key can be recognised, but not read. */
    secret: text(),
    /** The SHA-256 of the key, by which a call is recognised. */
    hash: text().notNull().unique(),
    mask: text().notNull(),
    fingerprint: text().notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
    lastUsedAt: instant('last_used_at'),
    /** The calls of one day on the wall clock of Lagos. */
    calls: integer().notNull().default(0),
    callsOn: date('calls_on'),
  },
  (table) => [
    uniqueIndex('api_key_active').on(table.businessId, table.environment, table.name).where(sql`ended_at is null`),
    check('api_key_readable_while_active', sql`(${table.secret} is null) = (${table.endedAt} is not null)`),
  ],
);
