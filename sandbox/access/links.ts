/** Emailed links: for one purpose, subject and email, used once, with an expiry, and at most one a minute. */
import { and, eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { accessTokens } from '../database/schema';
import { publish } from '../events/events';
import { Refusal } from '../refusal';
import { hashOf, newToken } from '../rules/secrets';
import { assertResendAllowed } from './codes';

/** The purposes of links: the subject of the message, and how long the link is valid. */
const purposes = {
  verification: { title: 'Verify your email', life: { hours: 24 } },
  invitation: { title: 'Invitation', life: { hours: 7 * 24 } },
} as const;
type Purpose = keyof typeof purposes;

interface Slot {
  readonly purpose: Purpose;
  /** The email of a verification, or the id of an invitation. */
  readonly subject: string;
}

const inSlot = ({ purpose, subject }: Slot) => and(eq(accessTokens.purpose, purpose), eq(accessTokens.subject, subject));

interface Letter {
  readonly email: string;
  /** The path of the app that the link opens. Null: the link is created but not sent, so that the response is the same. */
  readonly path: ((token: string) => string) | null;
}

/**
 * Creates a link, which replaces the earlier one.
 * @throws Refusal 429 within a minute of that one
 */
export async function sendLink(tx: Db, now: Temporal.Instant, slot: Slot, { email, path }: Letter): Promise<void> {
  const [last] = await tx.select().from(accessTokens).where(inSlot(slot)).for('no key update');
  if (last) assertResendAllowed(now, last.sentAt, 'email');
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
  await publish(tx, now, 'accessEmailDue', { to, subject: title, link });
}

/**
 * Returns the subject and the email of a valid link, locked until the transaction ends.
 * @throws Refusal 400 if it does not exist, was used, or has expired
 */
export async function openLink(tx: Db, now: Temporal.Instant, purpose: Purpose, token: string) {
  const [found] = await tx
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.purpose, purpose), eq(accessTokens.hash, hashOf(token))))
    .for('no key update');
  if (!found) throw new Refusal(400, 'This link is not valid. Open the latest link we sent you');
  if (found.usedAt) throw new Refusal(400, 'This link was already used');
  if (Temporal.Instant.compare(now, found.expiresAt) >= 0) throw new Refusal(400, 'This link has expired');
  return { subject: found.subject, email: found.email };
}

export async function consumeLink(tx: Db, now: Temporal.Instant, slot: Slot): Promise<void> {
  await tx.update(accessTokens).set({ usedAt: now }).where(inSlot(slot));
}
