/** Links that are sent by e-mail: for one purpose, subject and address, used once, good for a time, and a minute between two of them. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { accessTokens, messages } from '../database/schema';
import { refuseTooSoon } from '../ledger/codes';
import { Refusal } from '../refusal';
import { hashOf, newToken } from '../rules/secrets';

/** What a link is for: the subject of its message, and how long it is good. */
const purposes = {
  verification: { title: 'Verify your email', life: { hours: 24 } },
  invitation: { title: 'Invitation', life: { hours: 7 * 24 } },
} as const;
type Purpose = keyof typeof purposes;

interface Slot {
  readonly purpose: Purpose;
  /** The address of a verification, the id of an invitation. */
  readonly subject: string;
}

const inSlot = ({ purpose, subject }: Slot) => and(eq(accessTokens.purpose, purpose), eq(accessTokens.subject, subject));

interface Letter {
  readonly email: string;
  /** The path of the app that the link leads to. Null: the link is made and not sent, and what is asked of it is answered alike. */
  readonly path: ((token: string) => string) | null;
}

/**
 * Makes a link, which replaces the one before.
 * @throws Refusal 429 within a minute of that one
 */
export async function sendLink(tx: Db, now: Temporal.Instant, slot: Slot, { email, path }: Letter): Promise<void> {
  const [last] = await tx.select().from(accessTokens).where(inSlot(slot)).for('no key update');
  if (last) refuseTooSoon(now, last.sentAt, 'e-mail');
  const token = newToken();
  const { title, life } = purposes[slot.purpose];
  const fresh = { hash: hashOf(token), email, sentAt: now, expiresAt: now.add(life), usedAt: null };
  await tx
    .insert(accessTokens)
    .values({ ...slot, ...fresh })
    .onConflictDoUpdate({ target: [accessTokens.purpose, accessTokens.subject], set: fresh });
  if (path) await sendMessage(tx, now, email, title, path(token));
}

export async function sendMessage(tx: Db, now: Temporal.Instant, to: string, title: string, link: string): Promise<void> {
  await tx.insert(messages).values({ recipient: to, subject: title, otp: '', link, sentAt: now });
}

/**
 * The subject and the address of a link that still holds, locked until the transaction ends.
 * @throws Refusal 400 when there is none such, when it was used, and when it comes too late
 */
export async function openLink(tx: Db, now: Temporal.Instant, purpose: Purpose, token: string) {
  const [found] = await tx
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.purpose, purpose), eq(accessTokens.hash, hashOf(token))))
    .for('no key update');
  if (!found) throw new Refusal(400, 'This link is not valid. Open the newest one that was sent to you');
  if (found.usedAt) throw new Refusal(400, 'This link was used already');
  if (Temporal.Instant.compare(now, found.expiresAt) >= 0) throw new Refusal(400, 'This link has expired');
  return { subject: found.subject, email: found.email };
}

export async function spendLink(tx: Db, now: Temporal.Instant, slot: Slot): Promise<void> {
  await tx.update(accessTokens).set({ usedAt: now }).where(inSlot(slot));
}
