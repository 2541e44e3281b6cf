/** How an account comes to be: sign-up and the link that proves its address. No answer tells whether an address is known. */
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { businesses, memberships, users } from '../database/schema';
import { Refusal } from '../refusal';
import { emailProblem, type SignUp, signUpProblem, tidy } from '../rules/accounts';
import { hashPassword } from '../rules/secrets';
import { newBusiness } from './businesses';
import { openLink, sendLink, sendMessage, spendLink } from './links';
import { normal, oneByOne, userByEmail } from './people';
import type { World } from './world';

const OWNER = 9;
const verificationOf = (email: string) => ({ purpose: 'verification', subject: email }) as const;
const toVerification = (token: string) => `/onboarding/${token}`;

const openBusiness = (tx: Db, now: Temporal.Instant, { name, userEmail, mobileNumber }: SignUp): Promise<number> =>
  newBusiness(tx, now, { name, type: 'Individual', email: userEmail, mobileNumber });

/** A sign-up that was never verified is nobody's: the next one with the same address takes its place, its password and its business. */
async function keepSignUp(tx: Db, now: Temporal.Instant, wanted: SignUp, passwordHash: string) {
  const { firstName, lastName, userEmail, mobileNumber, name } = wanted;
  const person = { firstName, lastName, mobileNumber, passwordHash, twoFactor: false, isVerified: false };
  const earlier = await userByEmail(tx, userEmail);
  if (earlier) {
    await tx.update(users).set(person).where(eq(users.id, earlier.id));
    const [own] = await tx.select().from(memberships).where(eq(memberships.userId, earlier.id));
    if (own) await tx.update(businesses).set({ name, mobileNumber }).where(eq(businesses.id, own.businessId));
    return;
  }
  const [user] = await tx
    .insert(users)
    .values({ ...person, email: userEmail })
    .returning();
  if (!user) throw new Error('The account could not be kept');
  await tx
    .insert(memberships)
    .values({ userId: user.id, businessId: await openBusiness(tx, now, wanted), roleId: OWNER, isDefault: true, addedAt: now });
}

/**
 * SUP-03. Somebody's address is no less theirs for being typed here: they are told that they have an account, and whoever typed it learns nothing.
 * @throws Refusal 400 with the first rule that is broken, 429 within a minute of the last e-mail to this address
 */
export async function signUp(world: World, given: SignUp): Promise<void> {
  const wanted = tidy(given);
  const problem = signUpProblem(wanted);
  if (problem !== null) throw new Refusal(400, problem);
  const now = world.clock.now();
  const email = wanted.userEmail;
  const passwordHash = await hashPassword(wanted.password);
  await world.db.transaction(async (tx) => {
    await oneByOne(tx, email);
    const isTaken = (await userByEmail(tx, email))?.isVerified === true;
    await sendLink(tx, now, verificationOf(email), { email, path: isTaken ? null : toVerification });
    if (isTaken) await sendMessage(tx, now, email, 'You have an account', '/');
    else await keepSignUp(tx, now, wanted, passwordHash);
  });
}

/** SUP-04. */
export async function resendVerification(world: World, given: string): Promise<void> {
  const now = world.clock.now();
  const email = normal(given);
  const problem = emailProblem(email);
  if (problem !== null) throw new Refusal(400, problem);
  await world.db.transaction(async (tx) => {
    await oneByOne(tx, email);
    const user = await userByEmail(tx, email);
    const isAwaited = user !== undefined && !user.isVerified;
    await sendLink(tx, now, verificationOf(email), { email, path: isAwaited ? toVerification : null });
  });
}

/** SUP-05. */
export async function verifyEmail(world: World, token: string): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const { email } = await openLink(tx, now, 'verification', token);
    await confirmAddress(tx, now, email);
  });
}

/** The address has shown that it is this person's, by whatever was sent to it: its link is used up with that. */
export async function confirmAddress(tx: Db, now: Temporal.Instant, email: string): Promise<void> {
  await tx.update(users).set({ isVerified: true }).where(eq(users.email, email));
  await spendLink(tx, now, verificationOf(email));
}
