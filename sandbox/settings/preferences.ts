/** PRF-01: who pays the fees of a business, in which ways it is paid, and whether a code is asked for when somebody signs in. */
import { eq } from 'drizzle-orm';
import { userWithPassword } from '../access/passwordCheck';
import type { Session } from '../access/session';
import { forgetFailures } from '../access/tries';
import type { Db } from '../database/database';
import { businesses, users } from '../database/schema';
import { userByEmail } from '../people/people';
import { Refusal } from '../refusal';
import type { World } from '../world';
import { type FeeBearer, optionsOn, paymentOptions } from './paymentOptions.rules';

type Here = Pick<Session, 'businessId'>;

async function businessOf(db: Db, { businessId }: Here) {
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId));
  if (!business) throw new Error('A session without its business');
  return business;
}

export const feeBearerOf = async ({ db }: World, session: Here): Promise<FeeBearer> => (await businessOf(db, session)).feeBearer;

export async function setFeeBearer({ db }: World, { businessId }: Here, feeBearer: FeeBearer): Promise<void> {
  await db.update(businesses).set({ feeBearer }).where(eq(businesses.id, businessId));
}

export async function paymentOptionsOf({ db }: World, session: Here) {
  const { paymentOptionsOff } = await businessOf(db, session);
  return paymentOptions.map(({ code, name }) => ({ code, name, isEnabled: !paymentOptionsOff.includes(code) }));
}

/** @throws Refusal 404 for no such way to pay, 409 where none would be left */
export const setPaymentOption = (world: World, { businessId }: Here, named: string, isEnabled: boolean): Promise<void> =>
  world.db.transaction(async (tx) => {
    const option = paymentOptions.find(({ name }) => name === named);
    if (!option) throw new Refusal(404, 'There is no such payment method');
    // Locked: two that are turned off at once could be the last two.
    const [business] = await tx.select().from(businesses).where(eq(businesses.id, businessId)).for('update');
    const others = (business?.paymentOptionsOff ?? []).filter((code) => code !== option.code);
    const off = isEnabled ? others : [...others, option.code];
    if (optionsOn(off).length === 0)
      throw new Refusal(409, 'Nobody could pay you any more: leave at least one payment method on');
    await tx.update(businesses).set({ paymentOptionsOff: off }).where(eq(businesses.id, businessId));
  });

export async function hasTwoFactor({ db }: World, { email }: Pick<Session, 'email'>): Promise<boolean> {
  return (await userByEmail(db, email))?.twoFactor ?? false;
}

export async function turnTwoFactorOn({ db }: World, { userId }: Pick<Session, 'userId'>): Promise<void> {
  await db.update(users).set({ twoFactor: true }).where(eq(users.id, userId));
}

/** @throws Refusal 400 without the password of whoever is signed in, 429 after too many that were wrong */
export async function turnTwoFactorOff(world: World, { userId, email }: Session, password: string): Promise<void> {
  if (password === '') throw new Refusal(400, 'Your password is needed to turn this off');
  await userWithPassword(world, { email, password }, new Refusal(400, 'This is not your password'), 'passwords');
  await world.db.transaction(async (tx) => {
    await forgetFailures(tx, { purpose: 'password', email });
    await tx.update(users).set({ twoFactor: false }).where(eq(users.id, userId));
  });
}
