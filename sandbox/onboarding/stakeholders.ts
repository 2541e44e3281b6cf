/** Who owns a company. One of another business is not there. */
import { and, asc, eq } from 'drizzle-orm';
import { stakeholders } from '../database/schema';
import { Refusal } from '../refusal';
import type { Scope, World } from '../world';
import { changing } from './onboarding';

type Person = Omit<typeof stakeholders.$inferInsert, 'id' | 'businessId'>;

export const listStakeholders = ({ db }: World, { businessId }: Scope) =>
  db.select().from(stakeholders).where(eq(stakeholders.businessId, businessId)).orderBy(asc(stakeholders.id));

const mine = ({ businessId }: Scope, id: number) => and(eq(stakeholders.businessId, businessId), eq(stakeholders.id, id));

const gone = () => new Refusal(404, 'There is no such stakeholder');

export const addStakeholder = (world: World, scope: Scope, person: Person) =>
  changing(world, scope, async (tx) => {
    await tx.insert(stakeholders).values({ businessId: scope.businessId, ...person });
  });

export const updateStakeholder = (world: World, scope: Scope, id: number, person: Person) =>
  changing(world, scope, async (tx) => {
    const changed = await tx.update(stakeholders).set(person).where(mine(scope, id)).returning({ id: stakeholders.id });
    if (changed.length === 0) throw gone();
  });

export const deleteStakeholder = (world: World, scope: Scope, id: number) =>
  changing(world, scope, async (tx) => {
    const deleted = await tx.delete(stakeholders).where(mine(scope, id)).returning({ id: stakeholders.id });
    if (deleted.length === 0) throw gone();
  });
