/** Beneficiaries of a business. */
import { and, eq } from 'drizzle-orm';
import type { BeneficiaryType } from '../../contract/payouts/beneficiaries';
import type { OperationContext, Scope } from '../context';
import { newestFirst } from '../database/columns';
import type { Db } from '../database/database';
import { equalTo, idIn, ofScope, type Period, within } from '../database/listing';
import { beneficiaries } from '../database/schema';
import { resolveMerchant } from '../ledger/merchants';
import { Refusal } from '../refusal';
import { bankWithId, resolveBankAccount, resolveMobile } from '../rules/recipients';

export interface BeneficiaryFilter extends Period {
  readonly type: BeneficiaryType | null;
}

interface NewBeneficiary {
  readonly type: BeneficiaryType;
  readonly AccountName: string;
  readonly accountNumber: string;
  readonly bankId?: string | undefined;
}

/** Returns all, newest first. */
export const listBeneficiaries = ({ db }: OperationContext, scope: Scope, { type, ...days }: BeneficiaryFilter) =>
  db
    .select()
    .from(beneficiaries)
    .where(and(ofScope(beneficiaries, scope), equalTo(beneficiaries.type, type), within(beneficiaries.createdAt, days)))
    .orderBy(...newestFirst(beneficiaries.createdAt, beneficiaries.id));

/** Returns the current name of a number. @throws Refusal 404 if it does not exist */
export async function resolveRecipient(db: Db, type: BeneficiaryType, accountNumber: string, bankCode: string | undefined) {
  if (type === 'Bank') return resolveBankAccount(bankCode, accountNumber);
  return type === 'Mobile' ? resolveMobile(accountNumber) : resolveMerchant(db, accountNumber);
}

/** Saves a beneficiary once, with the name that the number resolves to now. Two concurrent requests create one. */
export async function createBeneficiary(context: OperationContext, scope: Scope, asked: NewBeneficiary): Promise<void> {
  const { type, accountNumber, AccountName } = asked;
  const bank = type === 'Bank' ? bankWithId(asked.bankId) : null;
  if (type === 'Merchant' && accountNumber === String(scope.businessId)) throw new Refusal(400, 'A merchant cannot pay itself');
  const name = await resolveRecipient(context.db, type, accountNumber, bank?.bankCode);
  if (name !== AccountName) throw new Refusal(400, 'AccountName does not match the account');
  const saved = await context.db
    .insert(beneficiaries)
    .values({
      businessId: scope.businessId,
      environment: scope.environment,
      type,
      name,
      accountNumber,
      bankCode: bank?.bankCode ?? null,
      bankName: bank?.name ?? null,
      createdAt: context.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: beneficiaries.id });
  if (saved.length === 0) throw new Refusal(409, 'This beneficiary is already saved');
}

/** A beneficiary of another business is reported as not found. @returns the deleted one */
export async function deleteBeneficiary(context: OperationContext, scope: Scope, asked: string) {
  const { type, name, accountNumber, bankName } = beneficiaries;
  const [deleted] = await context.db
    .delete(beneficiaries)
    .where(and(ofScope(beneficiaries, scope), eq(beneficiaries.id, idIn(asked))))
    .returning({ type, name, accountNumber, bankName });
  if (!deleted) throw new Refusal(404, 'This beneficiary has been deleted');
  return deleted;
}
