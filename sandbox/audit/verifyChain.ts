/** Recomputes the audit trail of a business. */
import { and, asc, eq, gt } from 'drizzle-orm';
import { CHAIN_START, type ChainBreak, type ChainPlace, followChain } from '../../contract/settings/auditChain';
import type { Db } from '../database/database';
import { auditEntries, auditHeads } from '../database/schema';
import { asHashed } from './chain.rules';

/**
 * `entries` and `head` of an intact chain are what a merchant can keep, to compare with later. `broken`: the first entry that does not follow.
 * `cut`: entries after `sequence` are missing, because the kept head is newer.
 */
export type Verdict =
  | { readonly kind: 'intact'; readonly entries: number; readonly head: string }
  | { readonly kind: 'broken'; readonly sequence: number; readonly why: ChainBreak }
  | { readonly kind: 'cut'; readonly sequence: number };

const AT_ONCE = 1_000;

const after = (db: Db, businessId: number, sequence: number) =>
  db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.businessId, businessId), gt(auditEntries.sequence, sequence)))
    .orderBy(asc(auditEntries.sequence))
    .limit(AT_ONCE);

/**
 * Recomputes every hash from the first entry on. A person who can change the database can also recompute all of it: only a head that was
 * noted elsewhere proves more.
 */
export async function verifyChain(db: Db, businessId: number): Promise<Verdict> {
  // The head comes first, so that an entry that is appended meanwhile is not missing in it.
  const [head] = await db.select().from(auditHeads).where(eq(auditHeads.businessId, businessId));
  let last: ChainPlace = CHAIN_START;
  let passed = head === undefined;
  for (let rows = await after(db, businessId, 0); rows.length > 0; rows = await after(db, businessId, last.sequence)) {
    const run = await followChain(last, rows.map(asHashed));
    if (run.kind === 'breaks') return { kind: 'broken', sequence: run.at.sequence, why: run.at.why };
    const atHead = head && rows.find(({ sequence }) => sequence === head.sequence);
    if (atHead) passed = atHead.hash === head.hash;
    last = run.last;
  }
  if (!passed) return { kind: 'cut', sequence: last.sequence };
  return { kind: 'intact', entries: last.sequence, head: last.hash };
}
