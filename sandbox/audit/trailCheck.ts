/** The audit trail as tests read it. */
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { auditEntries } from '../database/schema';
import type { Link } from './chain.rules';
import { type Verdict, verifyChain } from './verifyChain';

export interface TrailCheck {
  /** The entries of a business, oldest first. 0: of people without a business. */
  entries(businessId: number): Promise<readonly Link[]>;
  verify(businessId: number): Promise<Verdict>;
}

export const trailCheckOf = (db: Db): TrailCheck => ({
  entries: (businessId) =>
    db.select().from(auditEntries).where(eq(auditEntries.businessId, businessId)).orderBy(asc(auditEntries.sequence)),
  verify: (businessId) => verifyChain(db, businessId),
});
