/** One-time codes: six digits, five minutes, used once, and a minute between two of them. Wrong ones are counted by person and purpose. */
import { and, eq } from 'drizzle-orm';
import { said } from '../../contract/common';
import { countFailure, forgetFailures, lockTries, tooSoon } from '../access/tries';
import { FREE_TRIES, isOpen, type Purpose } from '../access/tries.rules';
import type { Db } from '../database/database';
import { codes, messages } from '../database/schema';
import { Refusal } from '../refusal';
import { hashOf, isSecret, newCode } from '../rules/secrets';

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

/** The code stands for this purpose and subject: a sign-in of a user, the verification of a batch, a new password for an address. */
interface Slot {
  readonly purpose: CodePurpose;
  readonly subject: string;
  /** The address of the person whose code it is. */
  readonly email: string;
}

const inSlot = ({ purpose, subject }: Slot) => and(eq(codes.purpose, purpose), eq(codes.subject, subject));

const rowOf = async (tx: Db, slot: Slot) => (await tx.select().from(codes).where(inSlot(slot)).for('no key update'))[0];

/** @throws Refusal 429 within a minute of the last one that was sent */
export function refuseTooSoon(now: Temporal.Instant, sentAt: Temporal.Instant, what: 'code' | 'e-mail'): void {
  const wait = Math.ceil(RESEND_AFTER_SECONDS - now.since(sentAt).total('seconds'));
  if (wait > 0) throw new Refusal(429, `Please wait ${wait} seconds before asking for another ${what}`, wait);
}

/**
 * Sends a code, which replaces the one before. To nobody (`null`) it is made and not sent: whoever guesses at it meets the same answers.
 */
export async function sendCode(tx: Db, now: Temporal.Instant, slot: Slot, to: string | null = slot.email): Promise<void> {
  const { purpose, subject } = slot;
  const otp = newCode();
  const fresh = { hash: hashOf(otp), sentAt: now, expiresAt: now.add(CODE_LIFE), usedAt: null };
  await tx
    .insert(codes)
    .values({ purpose, subject, ...fresh })
    .onConflictDoUpdate({ target: [codes.purpose, codes.subject], set: fresh });
  if (to !== null) await tx.insert(messages).values({ recipient: to, subject: subjects[purpose], otp, sentAt: now });
}

/** As `sendCode`, but refused within a minute of the last one, and while the person is out of tries. */
export async function resendCode(tx: Db, now: Temporal.Instant, slot: Slot, to: string | null = slot.email): Promise<void> {
  const outOfTries = isOpen(slot.purpose) ? null : await tooSoon(tx, now, slot);
  if (outOfTries) throw outOfTries;
  const last = await rowOf(tx, slot);
  if (last) refuseTooSoon(now, last.sentAt, 'code');
  await sendCode(tx, now, slot, to);
}

/**
 * Tries a code. The refusal is returned rather than thrown, because the try must stay counted: commit, then throw it. Where anyone can try,
 * `attempt` has decided before whether this one comes too soon.
 * @returns `null` when the code is right, and used up with that
 */
export async function tryCode(tx: Db, now: Temporal.Instant, slot: Slot, otp: string): Promise<Refusal | null> {
  await lockTries(tx, slot);
  const outOfTries = isOpen(slot.purpose) ? null : await tooSoon(tx, now, slot);
  if (outOfTries) return outOfTries;
  const code = await rowOf(tx, slot);
  if (!code || code.usedAt) return new Refusal(400, said.codeInvalid);
  if (Temporal.Instant.compare(now, code.expiresAt) >= 0) return new Refusal(400, said.codeExpired);
  if (isSecret(otp, code.hash)) {
    await tx.update(codes).set({ usedAt: now }).where(inSlot(slot));
    await forgetFailures(tx, slot);
    return null;
  }
  const failures = await countFailure(tx, now, slot);
  return new Refusal(400, failures >= FREE_TRIES ? said.tooManyAttempts : said.codeInvalid);
}

export async function dropCode(tx: Db, slot: Slot): Promise<void> {
  await tx.delete(codes).where(inSlot(slot));
}
