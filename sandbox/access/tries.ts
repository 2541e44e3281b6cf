/** Counts wrong passwords and codes, slows guessing down, and emails the owner. */
import { and, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import { said } from '../../contract/common';
import type { OperationContext } from '../context';
import type { Db } from '../database/database';
import { failedTries, users } from '../database/schema';
import { publish } from '../events/events';
import { Refusal } from '../refusal';
import { inCrowd } from './crowds.rules';
import {
  CHECKED_AT_ONCE,
  type Counted,
  FREE_TRIES,
  type From,
  type Purpose,
  secondsToWait,
  WINDOW,
  waitInWords,
} from './tries.rules';

/** The person and purpose of attempts. Unknown emails count too, so that no response reveals whether one is known. */
export interface Tried {
  readonly purpose: Purpose;
  readonly email: string;
  /** Who tries, for purposes that strangers can attempt. Each sender has a count of its own. */
  readonly from?: From | undefined;
}

/** Subjects of the email about wrong attempts. */
const alerts: Readonly<Record<Purpose, string>> = {
  password: 'Failed sign-in attempts',
  signIn: 'Failed sign-in attempts',
  passwordReset: 'Failed password reset attempts',
  payout: 'Failed payout code attempts',
  approval: 'Failed approval code attempts',
  swap: 'Failed swap code attempts',
  split: 'Failed split settlement code attempts',
};

const ofPerson = ({ purpose, email }: Tried) => and(eq(failedTries.email, email), eq(failedTries.purpose, purpose));
const ofTried = (tried: Tried) => and(ofPerson(tried), tried.from && eq(failedTries.sender, tried.from.name));

/** One lock for each purpose. A single lock for each person would be taken in different orders with the locks of wallets. */
export async function lockTries(tx: Db, { purpose, email }: Tried): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${purpose}:${email}`}))`);
}

async function failuresOf(db: Db, now: Temporal.Instant, tried: Tried): Promise<Counted> {
  const { purpose, email, from } = tried;
  const ofSender = from && and(eq(failedTries.sender, from.name), ne(failedTries.purpose, 'email'));
  const rows = await db
    .select()
    .from(failedTries)
    .where(and(or(ofPerson(tried), ofSender), gt(failedTries.failedAt, now.subtract(WINDOW))))
    .orderBy(desc(failedTries.failedAt));
  const ofAll = rows.filter((row) => row.email === email && row.purpose === purpose);
  const own = from ? ofAll.filter(({ sender }) => sender === from.name) : ofAll;
  const ofSource = rows.filter(({ sender }) => sender === from?.name);
  const timesOf = (some: typeof rows) => some.map(({ failedAt }) => failedAt);
  return { own: timesOf(own), ofAll: timesOf(ofAll), ofSource: timesOf(ofSource) };
}

/** Returns the refusal of an attempt that comes too soon after wrong ones, or `null` if it is checked. */
export async function tooSoon(db: Db, now: Temporal.Instant, tried: Tried, what = 'sign-ins'): Promise<Refusal | null> {
  const wait = secondsToWait(tried.purpose, now, await failuresOf(db, now, tried), tried.from);
  if (wait === 0) return null;
  if (tried.purpose !== 'password') return new Refusal(400, said.tooManyAttempts, wait);
  return new Refusal(429, `Too many failed ${what}. Please try again in ${waitInWords(wait)}`, wait);
}

/**
 * Runs an attempt that anyone can make for this email. Its arrival decides whether it comes too soon, once for all concurrent ones, so that
 * wrong ones cannot refuse a correct one.
 */
export const attempt = <T>(context: OperationContext, tried: Tried, work: () => Promise<T>, what?: string): Promise<T> =>
  inCrowd(
    `${tried.purpose}:${tried.email}:${tried.from?.name ?? ''}`,
    CHECKED_AT_ONCE,
    () => tooSoon(context.db, context.clock.now(), tried, what),
    work,
  );

async function tellOwner(tx: Db, now: Temporal.Instant, { purpose, email }: Tried): Promise<void> {
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.email, email));
  if (owner) await publish(tx, now, 'accessEmailDue', { to: email, subject: alerts[purpose] });
}

/** Counts a wrong attempt. Returns how many there are within the window, of this sender if attempts are counted by sender. */
export async function recordFailure(tx: Db, now: Temporal.Instant, tried: Tried): Promise<number> {
  const { purpose, email, from } = tried;
  await lockTries(tx, tried);
  await tx.delete(failedTries).where(and(ofPerson(tried), lte(failedTries.failedAt, now.subtract(WINDOW))));
  await tx.insert(failedTries).values({ purpose, email, failedAt: now, sender: from?.name ?? '' });
  if ((await tx.$count(failedTries, ofPerson(tried))) === FREE_TRIES) await tellOwner(tx, now, tried);
  return tx.$count(failedTries, ofTried(tried));
}

/** Clears the count of this sender, or without a sender that of everyone. */
export async function clearFailures(db: Db, tried: Tried): Promise<void> {
  await db.delete(failedTries).where(ofTried(tried));
}
