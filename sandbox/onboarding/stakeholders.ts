/** The owners of a company. A stakeholder of another business is reported as not found. */
import { and, asc, eq } from 'drizzle-orm';
import type { OperationContext, Scope } from '../context';
import { stakeholders } from '../database/schema';
import { Refusal } from '../refusal';
import { withEditableBusiness } from './onboarding';

type Person = Omit<typeof stakeholders.$inferInsert, 'id' | 'businessId'>;

export const listStakeholders = ({ db }: OperationContext, { businessId }: Scope) =>
  db.select().from(stakeholders).where(eq(stakeholders.businessId, businessId)).orderBy(asc(stakeholders.id));

const mine = ({ businessId }: Scope, id: number) => and(eq(stakeholders.businessId, businessId), eq(stakeholders.id, id));

const gone = () => new Refusal(404, 'Stakeholder not found');

/** A person has one BVN, so a second one with it is the same person: sent again after a lost response, or added twice. */
async function refuseKnown(tx: OperationContext['db'], { businessId }: Scope, { bvn }: Person, except: number | null) {
  const known = await tx
    .select({ id: stakeholders.id })
    .from(stakeholders)
    .where(and(eq(stakeholders.businessId, businessId), eq(stakeholders.bvn, bvn)));
  if (known.some(({ id }) => id !== except)) throw new Refusal(409, 'BVN already belongs to a stakeholder of this business');
}

export const addStakeholder = (context: OperationContext, scope: Scope, person: Person) =>
  withEditableBusiness(context, scope, async (tx) => {
    await refuseKnown(tx, scope, person, null);
    await tx.insert(stakeholders).values({ businessId: scope.businessId, ...person });
  });

export const updateStakeholder = (context: OperationContext, scope: Scope, id: number, person: Person) =>
  withEditableBusiness(context, scope, async (tx) => {
    const changed = await tx.update(stakeholders).set(person).where(mine(scope, id)).returning({ id: stakeholders.id });
    if (changed.length === 0) throw gone();
    await refuseKnown(tx, scope, person, id);
  });

/** @returns the deleted person */
export const deleteStakeholder = (context: OperationContext, scope: Scope, id: number) =>
  withEditableBusiness(context, scope, async (tx) => {
    const [deleted] = await tx.delete(stakeholders).where(mine(scope, id)).returning();
    if (!deleted) throw gone();
    const { businessId: _business, ...person } = deleted;
    return person;
  });
