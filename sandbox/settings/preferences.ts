/** PRF-01: the bearer of a business's fees, its payment methods, and the second factor of a user. */
import { eq } from 'drizzle-orm';
import { said } from '../../contract/common';
import { userByEmail } from '../access/people';
import type { Session } from '../access/session';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { businesses, users } from '../database/schema';
import { Refusal } from '../refusal';
import { type FeeBearer, optionsOn, paymentOptions } from '../rules/paymentOptions';

type Here = Pick<Session, 'businessId'>;

async function businessOf(db: Db, { businessId }: Here) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) throw new Error('The session has no business');
  return business;
}

const lockedBusiness = async (tx: Db, businessId: number) =>
  (await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update'))[0];

export const feeBearerOf = async ({ db }: OperationContext, session: Here): Promise<FeeBearer> =>
  (await businessOf(db, session)).feeBearer;

interface NewBearer {
  readonly feeBearer: FeeBearer;
  /** What the merchant saw. Missing: the last change wins. */
  readonly from?: FeeBearer | undefined;
}

/**
 * A change that is stored already is no conflict, so it may be repeated after a lost response.
 * @returns who bore the fees before
 * @throws Refusal 409 if it is not the one that the merchant saw
 */
export const setFeeBearer = (
  context: OperationContext,
  { businessId }: Here,
  { feeBearer, from }: NewBearer,
): Promise<FeeBearer | null> =>
  context.db.transaction(async (tx) => {
    const before = await lockedBusiness(tx, businessId);
    const present = before?.feeBearer;
    if (from !== undefined && present !== from && present !== feeBearer)
      throw new Refusal(409, `Someone changed the fee bearer ${said.changedMeanwhile}`);
    await tx.update(businesses).set({ feeBearer }).where(eq(businesses.id, businessId));
    return present ?? null;
  });

export async function paymentOptionsOf({ db }: OperationContext, session: Here) {
  const { paymentOptionsOff } = await businessOf(db, session);
  return paymentOptions.map(({ code, name }) => ({ code, name, isEnabled: !paymentOptionsOff.includes(code) }));
}

/**
 * @returns whether the method was enabled before
 * @throws Refusal 404 for an unknown payment method, 409 for the last enabled one
 */
export const setPaymentOption = (
  context: OperationContext,
  { businessId }: Here,
  named: string,
  isEnabled: boolean,
): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const option = paymentOptions.find(({ name }) => name === named);
    if (!option) throw new Refusal(404, 'Payment method not found');
    // Locked, because two concurrent requests could disable the last two.
    const before = (await lockedBusiness(tx, businessId))?.paymentOptionsOff ?? [];
    const others = before.filter((code) => code !== option.code);
    const off = isEnabled ? others : [...others, option.code];
    if (optionsOn(off).length === 0) throw new Refusal(409, 'At least one payment method must stay on so customers can pay you');
    await tx.update(businesses).set({ paymentOptionsOff: off }).where(eq(businesses.id, businessId));
    return !before.includes(option.code);
  });

export async function hasTwoFactor({ db }: OperationContext, { email }: Pick<Session, 'email'>): Promise<boolean> {
  return (await userByEmail(db, email))?.twoFactor ?? false;
}

export async function turnTwoFactorOn({ db }: OperationContext, { userId }: Pick<Session, 'userId'>): Promise<void> {
  await db.update(users).set({ twoFactor: true }).where(eq(users.id, userId));
}

/** The caller has checked the password. */
export async function turnTwoFactorOff({ db }: OperationContext, { userId }: Pick<Session, 'userId'>): Promise<void> {
  await db.update(users).set({ twoFactor: false }).where(eq(users.id, userId));
}
