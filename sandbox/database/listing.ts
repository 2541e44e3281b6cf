/** What the operations of lists share: the rows of a business, the conditions of a filter, and a page of them. */
import { and, count, eq, gte, ilike, lt, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Scope } from '../context';
import { containing, literal } from '../rules/like';
import type { Db } from './database';

/** Columns of rows that belong to a business in one environment. */
interface Owned {
  readonly businessId: AnyPgColumn;
  readonly environment: AnyPgColumn;
}

/** The rows of a business in its environment. Nothing else is ever listed or found. */
export const ofScope = (table: Owned, { businessId, environment }: Scope): SQL | undefined =>
  and(eq(table.businessId, businessId), eq(table.environment, environment));

/** Returns the id in a text, or 0 if it has none: no row has that id. */
export const idIn = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

// An absent value is no condition.

export const equalTo = (column: AnyPgColumn, value: string | null | undefined): SQL | undefined =>
  value ? eq(column, value) : undefined;

/** The text is somewhere in the column, in any case. */
export const containingText = (column: AnyPgColumn, text: string | undefined): SQL | undefined =>
  text ? ilike(column, containing(text)) : undefined;

/** The column has this text, in any case. A trigram index finds it. */
export const sameText = (column: AnyPgColumn, text: string): SQL => ilike(column, literal(text));

/** Returns the number of rows of each status that has any. */
export const countsByStatus = (db: Db, status: AnyPgColumn, where: SQL | undefined) =>
  db
    .select({ status: sql<string>`${status}`, count: count() })
    .from(status.table)
    .where(where)
    .groupBy(status);

/** The days of a list. */
export interface Period {
  readonly from: Temporal.Instant | null;
  /** The exclusive end. */
  readonly before: Temporal.Instant | null;
}

export const within = (column: AnyPgColumn, { from, before }: Period): SQL | undefined =>
  and(from ? gte(column, from) : undefined, before ? lt(column, before) : undefined);

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** A query in its order. */
interface Ordered<Row> {
  limit(size: number): { offset(rows: number): PromiseLike<Row[]> };
}

/** Returns a page and the number of all rows, at the same time if the database has a connection for each. */
export async function pageOf<Row>(rows: Ordered<Row>, all: PromiseLike<number>, { page, size }: Paging) {
  const [found, total] = await Promise.all([rows.limit(size).offset((page - 1) * size), all]);
  return { rows: found, total };
}

/** Returns the one number of a query that counts. */
export const countOf = async (counted: PromiseLike<readonly { readonly total: number }[]>): Promise<number> =>
  (await counted)[0]?.total ?? 0;
