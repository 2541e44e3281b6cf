/** One-time codes: six digits, five minutes, used once, and at most one a minute. Wrong ones are counted by person and purpose. */
import { and, eq } from 'drizzle-orm';
import { said } from '../../contract/common';
import type { Db } from '../database/database';
import { codes } from '../database/schema';
import { publish } from '../events/events';
import { Refusal } from '../refusal';
import { hashOf, isSecret, newCode } from '../rules/secrets';
import { clearFailures, lockTries, recordFailure, tooSoon } from './tries';
import { FREE_TRIES, type From, isOpen, type Purpose } from './tries.rules';

const CODE_LIFE = { minutes: 5 } as const;
const RESEND_AFTER_SECONDS = 60;

type CodePurpose = Exclude<Purpose, 'password'>;

/** The subjects of the messages that carry codes. */
const subjects: Readonly<Record<CodePurpose, string>> = {
  signIn: 'Sign-in code',
  payout: 'Payout code',
  approval: 'Approval code',
  swap: 'Swap code',
  split: 'Split settlement code',
  passwordReset: 'Password reset',
};

/** The purpose and subject of a code: a sign-in of a user, the verification of a batch, a new password for an email. */
interface Slot {
  readonly purpose: CodePurpose;
  readonly subject: string;
  /** The email of the code's owner. */
  readonly email: string;
  /** Who tries the code, if strangers can. */
  readonly from?: From | undefined;
}

const inSlot = ({ purpose, subject }: Slot) => and(eq(codes.purpose, purpose), eq(codes.subject, subject));

const rowOf = async (tx: Db, slot: Slot) => (await tx.select().from(codes).where(inSlot(slot)).for('no key update'))[0];

/** @throws Refusal 429 within a minute of the last one that was sent */
export function assertResendAllowed(now: Temporal.Instant, sentAt: Temporal.Instant, what: 'code' | 'email'): void {
  const wait = Math.ceil(RESEND_AFTER_SECONDS - now.since(sentAt).total('seconds'));
  const before = what === 'code' ? said.anotherCode : 'before requesting another email';
  if (wait > 0) throw new Refusal(429, `Please wait ${wait} seconds ${before}`, wait);
}

/**
 * Sends a code, which replaces the earlier one. Without a recipient (`null`) it is created but not sent, so that the responses are the same.
 */
export async function sendCode(tx: Db, now: Temporal.Instant, slot: Slot, to: string | null = slot.email): Promise<void> {
  const { purpose, subject } = slot;
  const otp = newCode();
  const fresh = { hash: hashOf(otp), sentAt: now, expiresAt: now.add(CODE_LIFE), usedAt: null };
  await tx
    .insert(codes)
    .values({ purpose, subject, ...fresh })
    .onConflictDoUpdate({ target: [codes.purpose, codes.subject], set: fresh });
  if (to !== null) await publish(tx, now, 'accessEmailDue', { to, subject: subjects[purpose], otp });
}

/** As `sendCode`, but refused within a minute of the last one, and after too many wrong attempts. */
export async function resendCode(tx: Db, now: Temporal.Instant, slot: Slot, to: string | null = slot.email): Promise<void> {
  const outOfTries = isOpen(slot.purpose) ? null : await tooSoon(tx, now, slot);
  if (outOfTries) throw outOfTries;
  const last = await rowOf(tx, slot);
  if (last) assertResendAllowed(now, last.sentAt, 'code');
  await sendCode(tx, now, slot, to);
}

/**
 * Checks a code. It returns the refusal instead of throwing, because the attempt must stay counted: commit, then throw it. For public purposes,
 * `attempt` has already decided whether it comes too soon.
 * @returns `null` if the code is correct, and consumes it
 */
export async function verifyCode(tx: Db, now: Temporal.Instant, slot: Slot, otp: string): Promise<Refusal | null> {
  await lockTries(tx, slot);
  const outOfTries = isOpen(slot.purpose) ? null : await tooSoon(tx, now, slot);
  if (outOfTries) return outOfTries;
  const code = await rowOf(tx, slot);
  if (!code || code.usedAt) return new Refusal(400, said.codeInvalid);
  if (Temporal.Instant.compare(now, code.expiresAt) >= 0) return new Refusal(400, said.codeExpired);
  if (isSecret(otp, code.hash)) {
    await tx.update(codes).set({ usedAt: now }).where(inSlot(slot));
    await clearFailures(tx, slot);
    return null;
  }
  const failures = await recordFailure(tx, now, slot);
  return new Refusal(400, failures >= FREE_TRIES ? said.tooManyAttempts : said.codeInvalid);
}

export async function revokeCode(tx: Db, slot: Slot): Promise<void> {
  await tx.delete(codes).where(inSlot(slot));
}
