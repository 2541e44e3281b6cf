/** Files of whole lists, and their content in parts. Times are instants. */
import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ReportFormat, ReportStatus } from '../../../contract/reports/reportStatuses';
import { bytes, id, instant } from '../columns';
import { ofBusiness, users } from './people.tables';

export const reports = pgTable(
  'report',
  {
    id: id(),
    reference: text().notNull().unique(),
    ...ofBusiness(),
    requesterId: integer('requester_id')
      .notNull()
      .references(() => users.id),
    /** The name of its source. */
    source: text().notNull(),
    /** The filter of the list, under the names of the API. */
    filter: json().$type<Readonly<Record<string, string>>>().notNull(),
    columns: json().$type<readonly string[]>().notNull(),
    format: text().$type<ReportFormat>().notNull(),
    fileName: text('file_name').notNull(),
    status: text().$type<ReportStatus>().notNull(),
    failureReason: text('failure_reason'),
    /** Written so far. */
    rows: integer().notNull().default(0),
    /** Null until they are counted. */
    expectedRows: integer('expected_rows'),
    /** Of the content, in bytes. */
    size: integer().notNull().default(0),
    /** Signs the addresses of the file. */
    secret: text().notNull(),
    /** The process that writes the file, and when it last did. Real time, because a restart doesn't wait for the sandbox's clock. */
    worker: text(),
    workedAt: instant('worked_at'),
    attempts: integer().notNull().default(0),
    requestedAt: instant('requested_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('report_newest').on(table.businessId, table.environment, table.requestedAt.desc(), table.id.desc()),
    index('report_pending').on(table.id).where(sql`status = 'Pending'`),
  ],
);

export const reportParts = pgTable(
  'report_part',
  {
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.number] })],
);
