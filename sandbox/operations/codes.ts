/** One-time codes: six digits, five minutes, used once, five tries, and a minute between two of them. */
import { and, eq } from 'drizzle-orm';
import { said } from '../../contract/common';
import type { Db } from '../database/database';
import { codes, messages } from '../database/schema';
import { Refusal } from '../refusal';
import { hashOf, isSecret, newCode } from '../rules/secrets';

const CODE_LIFE = { minutes: 5 } as const;
const RESEND_AFTER_SECONDS = 60;
const TRIES = 5;

/** What a code is for, and the subject of its message. */
const purposes = {
  signIn: 'Sign-in code',
  payout: 'Payout code',
  approval: 'Approval code',
  swap: 'Swap code',
  split: 'Split settlement code',
  passwordReset: 'Password reset',
} as const;
type Purpose = keyof typeof purposes;

/** The code stands for this purpose and subject: a sign-in of a user, the verification of a batch, a new password for an address. */
interface Slot {
  readonly purpose: Purpose;
  readonly subject: string;
}

const inSlot = ({ purpose, subject }: Slot) => and(eq(codes.purpose, purpose), eq(codes.subject, subject));

const rowOf = async (tx: Db, slot: Slot) => (await tx.select().from(codes).where(inSlot(slot)).for('no key update'))[0];

/** @throws Refusal 429 within a minute of the last one that was sent */
export function refuseTooSoon(now: Temporal.Instant, sentAt: Temporal.Instant, what: 'code' | 'e-mail'): void {
  const wait = Math.ceil(RESEND_AFTER_SECONDS - now.since(sentAt).total('seconds'));
  if (wait > 0) throw new Refusal(429, `Please wait ${wait} seconds before asking for another ${what}`, wait);
}

/**
 * Sends a code, which replaces the one before. `keepTries` counts on from the wrong tries of that one. To nobody (`null`) it is made and not
 * sent: whoever guesses at it meets the same answers.
 */
export async function sendCode(tx: Db, now: Temporal.Instant, slot: Slot, to: string | null, keepTries = false): Promise<void> {
  const otp = newCode();
  const fresh = { hash: hashOf(otp), sentAt: now, expiresAt: now.add(CODE_LIFE), usedAt: null };
  await tx
    .insert(codes)
    .values({ ...slot, ...fresh, wrongTries: 0 })
    .onConflictDoUpdate({ target: [codes.purpose, codes.subject], set: keepTries ? fresh : { ...fresh, wrongTries: 0 } });
  if (to !== null) await tx.insert(messages).values({ recipient: to, subject: purposes[slot.purpose], otp, sentAt: now });
}

/** As `sendCode`, but refused within a minute of the last one. */
export async function resendCode(tx: Db, now: Temporal.Instant, slot: Slot, to: string | null, keepTries = false): Promise<void> {
  const last = await rowOf(tx, slot);
  if (last) {
    if (keepTries && last.wrongTries >= TRIES) throw new Refusal(400, said.tooManyAttempts);
    refuseTooSoon(now, last.sentAt, 'code');
  }
  await sendCode(tx, now, slot, to, keepTries);
}

/**
 * Tries a code. The refusal is returned rather than thrown, because the try must stay counted: commit, then throw it.
 * @returns `null` when the code is right, and used up with that
 */
export async function tryCode(tx: Db, now: Temporal.Instant, slot: Slot, otp: string): Promise<Refusal | null> {
  const code = await rowOf(tx, slot);
  if (!code || code.usedAt) return new Refusal(400, said.codeInvalid);
  if (code.wrongTries >= TRIES) return new Refusal(400, said.tooManyAttempts);
  if (Temporal.Instant.compare(now, code.expiresAt) >= 0) return new Refusal(400, said.codeExpired);
  if (isSecret(otp, code.hash)) {
    await tx.update(codes).set({ usedAt: now }).where(inSlot(slot));
    return null;
  }
  const wrongTries = code.wrongTries + 1;
  await tx.update(codes).set({ wrongTries }).where(inSlot(slot));
  return new Refusal(400, wrongTries >= TRIES ? said.tooManyAttempts : said.codeInvalid);
}

export async function dropCode(tx: Db, slot: Slot): Promise<void> {
  await tx.delete(codes).where(inSlot(slot));
}
