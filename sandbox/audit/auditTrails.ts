/** AUD-01: reads the audit trail of a business. Both environments are one trail, because they are one chain. */
import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type ActivityType, activityTypes } from '../../contract/settings/auditActivities';
import type { AuditOutcome, ChainPlace } from '../../contract/settings/auditChain';
import { CHAIN_START } from '../../contract/settings/auditChain';
import type { OperationContext, Scope } from '../context';
import type { Db } from '../database/database';
import { containingText, equalTo, type Paging, type Period, pageOf, within } from '../database/listing';
import { auditEntries, auditHeads, users } from '../database/schema';
import { Refusal } from '../refusal';
import { containing } from '../rules/like';
import type { Link } from './chain.rules';

type Here = Pick<Scope, 'businessId'>;

export interface AuditFilter extends Period {
  readonly activityTypes: readonly ActivityType[];
  readonly outcome: AuditOutcome | undefined;
  /** Part of a text. */
  readonly email: string | undefined;
  readonly name: string | undefined;
  readonly reference: string | undefined;
}

/** An entry with the name that its user has today. */
export interface NamedEntry {
  readonly entry: Link;
  /** Null for a customer, the sandbox, and a person without an account. */
  readonly name: string | null;
}

const isActivityType = (name: string): name is ActivityType => activityTypes.some((one) => one === name);

/** @throws Refusal 400 for an unknown activity type */
export function activityTypesIn(names: string | undefined): readonly ActivityType[] {
  const asked = names?.split(',') ?? [];
  const known = asked.filter(isActivityType);
  if (known.length !== asked.length) throw new Refusal(400, 'activityType has a name that is no activity type');
  return known;
}

const fullName = sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`;

const containingName = (text: string | undefined): SQL | undefined =>
  text ? sql`${fullName} ilike ${containing(text)}` : undefined;

const matching = ({ businessId }: Here, { activityTypes: types, outcome, email, name, reference, ...days }: AuditFilter) =>
  and(
    eq(auditEntries.businessId, businessId),
    types.length > 0 ? inArray(auditEntries.activityType, [...types]) : undefined,
    equalTo(auditEntries.outcome, outcome),
    containingText(auditEntries.email, email),
    containingText(auditEntries.reference, reference),
    containingName(name),
    within(auditEntries.at, days),
  );

const named = (db: Db, where: SQL | undefined) =>
  db
    .select({ entry: auditEntries, name: fullName })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(where)
    .orderBy(desc(auditEntries.sequence));

export async function countAuditTrails(db: Db, here: Here, filter: AuditFilter): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`count(*)::integer` })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(matching(here, filter));
  return counted?.total ?? 0;
}

export const listAuditTrails = ({ db }: OperationContext, here: Here, filter: AuditFilter, paging: Paging) =>
  pageOf<NamedEntry>(named(db, matching(here, filter)), countAuditTrails(db, here, filter), paging);

/** Returns entries before another one, newest first. */
export const auditTrailsBefore = (
  db: Db,
  here: Here,
  filter: AuditFilter,
  before: NamedEntry | null,
  size: number,
): Promise<NamedEntry[]> =>
  named(db, and(matching(here, filter), before ? lt(auditEntries.sequence, before.entry.sequence) : undefined)).limit(size);

const AT_ONCE = 2_000;

/**
 * Returns entries after a sequence number, oldest first, and the head. The head is read first, so that an entry that is appended meanwhile is
 * newer than it.
 */
export async function readAuditChain({ db }: OperationContext, { businessId }: Here, after: number) {
  const [found] = await db.select().from(auditHeads).where(eq(auditHeads.businessId, businessId));
  const head: ChainPlace = found ?? CHAIN_START;
  const links: readonly Link[] = await db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.businessId, businessId), gt(auditEntries.sequence, after)))
    .orderBy(asc(auditEntries.sequence))
    .limit(AT_ONCE);
  return { links, head: { sequence: head.sequence, hash: head.hash } };
}
