/** Writes emails about money into the outbox, in the transaction of what they tell. */
import { and, arrayContains, eq } from 'drizzle-orm';
import type { Permission } from '../../contract/permissions';
import { wantedEmails } from '../access/notified';
import { isActive, normalizeEmail } from '../access/people';
import { OWNER } from '../access/permissions.rules';
import { inChunks } from '../context';
import type { Db } from '../database/database';
import { memberships, messages, roles, users } from '../database/schema';
import type { MoneyKind } from '../database/tables/messages.tables';
import { environments } from '../rules/environments';
import { type Email, inTestMode } from './moneyEmails.rules';

type About =
  | { readonly batchId: string }
  | { readonly transactionId: number }
  | { readonly refundId: number }
  | { readonly fundingId: number }
  | { readonly chargebackId: number }
  | { readonly invoiceSendingId: number }
  | { readonly settlementChangeId: number }
  | { readonly receiptSendingId: number };

export interface MoneyEmail {
  readonly kind: MoneyKind;
  readonly about: About;
  /** Where the money moved. */
  readonly environment: number;
  readonly to: string;
  readonly email: Email;
  /** A page of the app. Null for a customer, who has no account. */
  readonly link: string | null;
  /** The email as a page. Missing for one of text alone. */
  readonly html?: string;
}

/** Customers get no email about a test. */
const isSent = ({ environment, link }: MoneyEmail) => environment === environments.live || link !== null;

/** Sends each email once, and none that its reader turned off: one that this person already has about this subject is left as it is. */
export async function sendMoneyEmails(tx: Db, now: Temporal.Instant, emails: readonly MoneyEmail[]): Promise<void> {
  const addressed = emails.filter(isSent).map((email) => ({ ...email, to: normalizeEmail(email.to) }));
  await inChunks(await wantedEmails(tx, addressed), (chunk) => {
    const values = chunk.map(({ kind, about, environment, to, email, link, html = null }) => {
      const { subject, text } = environment === environments.live ? email : inTestMode(email);
      return { recipient: to, subject, text, html, otp: '', link, kind, ...about, sentAt: now };
    });
    return tx.insert(messages).values(values).onConflictDoNothing();
  });
}

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

const asPerson = { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName };

interface Row extends Omit<Person, 'name'> {
  readonly firstName: string;
  readonly lastName: string;
}

const asNamed = ({ id, email, firstName, lastName }: Row): Person => ({ id, email, name: `${firstName} ${lastName}` });

/** Returns the people who may act for a business and whose role has this permission. */
export async function peopleWith(tx: Db, businessId: number, permission: Permission): Promise<readonly Person[]> {
  const rows = await tx
    .select(asPerson)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .innerJoin(roles, eq(roles.id, memberships.roleId))
    .where(and(eq(memberships.businessId, businessId), isActive, arrayContains(roles.permissions, [permission])))
    .orderBy(users.id);
  return rows.map(asNamed);
}

/** Returns the owners of a business: the people with the built-in role of this name. */
export async function ownersOf(tx: Db, businessId: number): Promise<readonly Person[]> {
  const rows = await tx
    .select(asPerson)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.businessId, businessId), isActive, eq(memberships.roleId, OWNER)))
    .orderBy(users.id);
  return rows.map(asNamed);
}

/** Returns a person who may still act for a business, or null. */
export async function activeMember(tx: Db, businessId: number, userId: number): Promise<Person | null> {
  const [row] = await tx
    .select(asPerson)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.businessId, businessId), eq(users.id, userId), isActive));
  return row ? asNamed(row) : null;
}
