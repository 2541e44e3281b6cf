/** How an account comes to be: sign-up and the link that proves its address. No answer tells whether an address is known. */
import { and, desc, eq, notInArray } from 'drizzle-orm';
import { openLink, sendLink, sendMessage, spendLink } from '../access/links';
import type { Db } from '../database/database';
import { memberships, signUps, users } from '../database/schema';
import { normal, oneByOne, userByEmail } from '../people/people';
import { Refusal } from '../refusal';
import { hashPassword, isPassword } from '../rules/secrets';
import { newBusiness } from '../settings/businesses';
import type { World } from '../world';
import { emailProblem, type SignUp, signUpProblem, tidy } from './accounts.rules';

const OWNER = 9;
const verificationOf = (email: string) => ({ purpose: 'verification', subject: email }) as const;
const toVerification = (token: string) => `/onboarding/${token}`;

/** How many sign-ups of one address are kept: each costs a comparison of passwords when its link is opened. */
const MOST_SIGN_UPS = 10;

type SignUpRow = typeof signUps.$inferSelect;

/** Newest first. */
const signUpsOf = (db: Db, email: string) =>
  db.select().from(signUps).where(eq(signUps.email, email)).orderBy(desc(signUps.id)).limit(MOST_SIGN_UPS);

/** A sign-up stays beside those that were made with its address before: only its own password makes an account of it. */
async function keepSignUp(tx: Db, now: Temporal.Instant, wanted: SignUp, passwordHash: string) {
  const { firstName, lastName, userEmail: email, mobileNumber, name: businessName } = wanted;
  await tx.insert(signUps).values({ firstName, lastName, email, mobileNumber, businessName, passwordHash, signedUpAt: now });
  const kept = (await signUpsOf(tx, email)).map(({ id }) => id);
  await tx.delete(signUps).where(and(eq(signUps.email, email), notInArray(signUps.id, kept)));
}

/** The newest sign-up of this address with this password. An address without any takes as long as one with a sign-up. */
async function signUpWith(db: Db, email: string, password: string): Promise<SignUpRow | null> {
  const [newest, ...older] = await signUpsOf(db, email);
  if (await isPassword(password, newest?.passwordHash)) return newest ?? null;
  for (const one of older) if (await isPassword(password, one.passwordHash)) return one;
  return null;
}

/** Whether somebody signed up with this address and password, and did not open the link yet. */
export const awaitsVerification = async (db: Db, email: string, password: string): Promise<boolean> =>
  (await signUpWith(db, email, password)) !== null;

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
    const isTaken = (await userByEmail(tx, email)) !== undefined;
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
    const isAwaited = (await signUpsOf(tx, email)).length > 0;
    await sendLink(tx, now, verificationOf(email), { email, path: isAwaited ? toVerification : null });
  });
}

/**
 * SUP-05. The link shows whose the address is, and the password which of its sign-ups is theirs: nobody else's password ever opens the account.
 * @throws Refusal 400 for a link that does not hold, 401 when no sign-up of its address has this password
 */
export async function verifyEmail(world: World, { token, password }: { token: string; password: string }): Promise<void> {
  const now = world.clock.now();
  await world.db.transaction(async (tx) => {
    const { email } = await openLink(tx, now, 'verification', token);
    const chosen = await signUpWith(tx, email, password);
    if (!chosen) throw new Refusal(401, 'This is not the password of your sign-up. Try again, or sign up again');
    await openAccount(tx, now, chosen);
    await confirmAddress(tx, now, email);
  });
}

async function openAccount(tx: Db, now: Temporal.Instant, { businessName, ...chosen }: SignUpRow): Promise<void> {
  const { email, firstName, lastName, mobileNumber, passwordHash } = chosen;
  const person = { email, firstName, lastName, mobileNumber, passwordHash, twoFactor: false };
  const [user] = await tx.insert(users).values(person).returning();
  if (!user) throw new Error('The account could not be kept');
  const businessId = await newBusiness(tx, now, { name: businessName, type: 'Individual', email, mobileNumber });
  await tx.insert(memberships).values({ userId: user.id, businessId, roleId: OWNER, isDefault: true, addedAt: now });
}

/** The address has its account, by whatever was sent to it: its sign-ups and their link are void. */
export async function confirmAddress(tx: Db, now: Temporal.Instant, email: string): Promise<void> {
  await tx.delete(signUps).where(eq(signUps.email, email));
  await spendLink(tx, now, verificationOf(email));
}
