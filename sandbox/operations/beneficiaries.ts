/** Saved recipients of a business. */
import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import { beneficiaries } from '../database/schema';
import type { Scope, World } from './world';

export interface BeneficiaryFilter {
  readonly type: 'Bank' | 'Merchant' | 'Mobile' | null;
  readonly from: Temporal.Instant | null;
  /** The first moment that is no longer meant. */
  readonly before: Temporal.Instant | null;
}

/** All of them, newest first. */
export function listBeneficiaries(world: World, scope: Scope, filter: BeneficiaryFilter) {
  const conditions: SQL[] = [eq(beneficiaries.businessId, scope.businessId), eq(beneficiaries.environment, scope.environment)];
  if (filter.type) conditions.push(eq(beneficiaries.type, filter.type));
  if (filter.from) conditions.push(gte(beneficiaries.createdAt, filter.from));
  if (filter.before) conditions.push(lt(beneficiaries.createdAt, filter.before));
  return world.db
    .select()
    .from(beneficiaries)
    .where(and(...conditions))
    .orderBy(desc(beneficiaries.createdAt), desc(beneficiaries.id));
}
