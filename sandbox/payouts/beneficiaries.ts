/** Saved recipients of a business. */
import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { BeneficiaryType } from '../../contract/payouts/beneficiaries';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { beneficiaries } from '../database/schema';
import { resolveMerchant } from '../ledger/orders';
import { Refusal } from '../refusal';
import type { Scope, World } from '../world';
import { bankWithId, resolveBankAccount, resolveMobile } from './recipients.rules';

export interface BeneficiaryFilter {
  readonly type: BeneficiaryType | null;
  readonly from: Temporal.Instant | null;
  /** The first moment that is no longer meant. */
  readonly before: Temporal.Instant | null;
}

interface NewBeneficiary {
  readonly type: BeneficiaryType;
  readonly AccountName: string;
  readonly accountNumber: string;
  readonly bankId?: string | undefined;
}

const ofScope = ({ businessId, environment }: Scope) =>
  and(eq(beneficiaries.businessId, businessId), eq(beneficiaries.environment, environment));

/** All of them, newest first. */
export function listBeneficiaries(world: World, scope: Scope, filter: BeneficiaryFilter) {
  const conditions: (SQL | undefined)[] = [ofScope(scope)];
  if (filter.type) conditions.push(eq(beneficiaries.type, filter.type));
  if (filter.from) conditions.push(gte(beneficiaries.createdAt, filter.from));
  if (filter.before) conditions.push(lt(beneficiaries.createdAt, filter.before));
  return world.db
    .select()
    .from(beneficiaries)
    .where(and(...conditions))
    .orderBy(...newestFirst(beneficiaries.createdAt, beneficiaries.id));
}

/** The name behind a number today. @throws Refusal 404 when nobody has it */
export async function resolveRecipient(db: Db, type: BeneficiaryType, accountNumber: string, bankCode: string | undefined) {
  if (type === 'Bank') return resolveBankAccount(bankCode, accountNumber);
  return type === 'Mobile' ? resolveMobile(accountNumber) : resolveMerchant(db, accountNumber);
}

/** Saves somebody once, under the name that the number resolves to now; two that come at once are one. */
export async function createBeneficiary(world: World, scope: Scope, asked: NewBeneficiary): Promise<void> {
  const { type, accountNumber, AccountName } = asked;
  const bank = type === 'Bank' ? bankWithId(asked.bankId) : null;
  if (type === 'Merchant' && accountNumber === String(scope.businessId)) throw new Refusal(400, 'A merchant cannot pay itself');
  const name = await resolveRecipient(world.db, type, accountNumber, bank?.bankCode);
  if (name !== AccountName) throw new Refusal(400, 'AccountName is not the name of this account');
  const saved = await world.db
    .insert(beneficiaries)
    .values({
      businessId: scope.businessId,
      environment: scope.environment,
      type,
      name,
      accountNumber,
      bankCode: bank?.bankCode ?? null,
      bankName: bank?.name ?? null,
      createdAt: world.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: beneficiaries.id });
  if (saved.length === 0) throw new Refusal(409, 'This beneficiary is saved already');
}

/** Another business' beneficiary is as unknown as none. */
export async function deleteBeneficiary(world: World, scope: Scope, asked: string): Promise<void> {
  const id = /^\d{1,9}$/.test(asked) ? Number(asked) : 0;
  const deleted = await world.db
    .delete(beneficiaries)
    .where(and(ofScope(scope), eq(beneficiaries.id, id)))
    .returning({ id: beneficiaries.id });
  if (deleted.length === 0) throw new Refusal(404, 'This beneficiary is not saved any more');
}
