/** Creates accounts: sign-up and the link that proves its email. No response reveals whether an email is known. */
import { and, eq, notInArray } from 'drizzle-orm';
import { emailProblem, type SignUp, signUpProblem, trimSignUp } from '../access/accounts.rules';
import { personOf, stranger } from '../access/actors';
import { countEmail } from '../access/emailLimit';
import { openLink, sendLink, sendMessage } from '../access/links';
import { newBusiness } from '../access/newBusiness';
import { lockEmail, normalizeEmail, userByEmail } from '../access/people';
import { confirmAddress, type SignUpRow, signUpHashes, signUpsOf, verificationOf } from '../access/signUps';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { memberships, signUps, users } from '../database/schema';
import { Refusal } from '../refusal';
import { hashOfPassword, hashPassword } from '../rules/secrets';

const OWNER = 9;
const toVerification = (token: string) => `/onboarding/${token}`;

/** A sign-up is stored next to earlier ones of its email. Only its own password turns it into an account. */
async function keepSignUp(tx: Db, now: Temporal.Instant, wanted: SignUp, passwordHash: string) {
  const { firstName, lastName, userEmail: email, mobileNumber, name: businessName } = wanted;
  await tx.insert(signUps).values({ firstName, lastName, email, mobileNumber, businessName, passwordHash, signedUpAt: now });
  const kept = (await signUpsOf(tx, email)).map(({ id }) => id);
  await tx.delete(signUps).where(and(eq(signUps.email, email), notInArray(signUps.id, kept)));
}

/**
 * SUP-03: anyone can type another person's email. So an existing user learns by email that they have an account, and the sender learns nothing.
 * @throws Refusal 400 with the first broken rule, 429 within a minute of the last email to this address
 */
export async function signUp(context: OperationContext, given: SignUp): Promise<void> {
  const wanted = trimSignUp(given);
  const problem = signUpProblem(wanted);
  if (problem !== null) throw new Refusal(400, problem);
  const now = context.clock.now();
  const email = wanted.userEmail;
  const [like] = await signUpHashes(context.db, email);
  const passwordHash = await hashPassword(wanted.password, { sender: context.sender?.source, like });
  await context.db.transaction(async (tx) => {
    await lockEmail(tx, email);
    const isTaken = (await userByEmail(tx, email)) !== undefined;
    await sendLink(tx, now, verificationOf(email), { email, path: isTaken ? null : toVerification });
    if (isTaken) await sendMessage(tx, now, email, 'You already have an account', '/');
    else await keepSignUp(tx, now, wanted, passwordHash);
    await countEmail(tx, context, email);
    await context.audit?.write(tx, stranger(email), { outcome: 'done' });
  });
}

/** SUP-04. */
export async function resendVerification(context: OperationContext, given: string): Promise<void> {
  const now = context.clock.now();
  const email = normalizeEmail(given);
  const problem = emailProblem(email);
  if (problem !== null) throw new Refusal(400, problem);
  await context.db.transaction(async (tx) => {
    await lockEmail(tx, email);
    const isAwaited = (await signUpsOf(tx, email)).length > 0;
    await sendLink(tx, now, verificationOf(email), { email, path: isAwaited ? toVerification : null });
    await countEmail(tx, context, email);
    await context.audit?.write(tx, stranger(email), { outcome: 'done' });
  });
}

/**
 * SUP-05: the link proves the email, and the password selects the sign-up. Another person's password never opens the account.
 * @throws Refusal 400 for an invalid link, 401 if no sign-up of its email has this password
 */
export async function verifyEmail(
  context: OperationContext,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const now = context.clock.now();
  const open = (tx: Db) => openLink(tx, now, 'verification', token);
  // Hashing waits for its turn, so no transaction waits for it.
  const waiting = await context.db.transaction(async (tx) => signUpHashes(tx, (await open(tx)).email));
  const passwordHash = await hashOfPassword(password, waiting, context.sender?.source);
  await context.db.transaction(async (tx) => {
    const { email } = await open(tx);
    const chosen = (await signUpsOf(tx, email)).find((one) => one.passwordHash === passwordHash);
    if (!chosen) throw new Refusal(401, 'This isn’t the password you signed up with. Try again, or sign up again');
    const user = await openAccount(tx, now, chosen);
    await confirmAddress(tx, now, email);
    await context.audit?.write(tx, await personOf(tx, user), { outcome: 'done' });
  });
}

async function openAccount(tx: Db, now: Temporal.Instant, { businessName, ...chosen }: SignUpRow) {
  const { email, firstName, lastName, mobileNumber, passwordHash } = chosen;
  const person = { email, firstName, lastName, mobileNumber, passwordHash, twoFactor: false };
  const [user] = await tx.insert(users).values(person).returning();
  if (!user) throw new Error('The account was not saved');
  const businessId = await newBusiness(tx, now, { name: businessName, type: 'Individual', email, mobileNumber });
  await tx.insert(memberships).values({ userId: user.id, businessId, roleId: OWNER, isDefault: true, addedAt: now });
  return user;
}
