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

export const addStakeholder = (context: OperationContext, scope: Scope, person: Person) =>
  withEditableBusiness(context, scope, async (tx) => {
    await tx.insert(stakeholders).values({ businessId: scope.businessId, ...person });
  });

export const updateStakeholder = (context: OperationContext, scope: Scope, id: number, person: Person) =>
  withEditableBusiness(context, scope, async (tx) => {
    const changed = await tx.update(stakeholders).set(person).where(mine(scope, id)).returning({ id: stakeholders.id });
    if (changed.length === 0) throw gone();
  });

/** @returns the deleted person */
export const deleteStakeholder = (context: OperationContext, scope: Scope, id: number) =>
  withEditableBusiness(context, scope, async (tx) => {
    const [deleted] = await tx.delete(stakeholders).where(mine(scope, id)).returning();
    if (!deleted) throw gone();
    const { businessId: _business, ...person } = deleted;
    return person;
  });
