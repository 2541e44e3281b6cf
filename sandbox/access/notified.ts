/** Which notifications people turned off. */
import { and, eq, inArray } from 'drizzle-orm';
import type { NotifiedEvent } from '../../contract/settings/notificationReasons';
import type { Db } from '../database/database';
import { notificationSettings, users } from '../database/schema';
import type { MoneyKind } from '../database/tables/messages.tables';

/** The event of each kind of email that its reader can turn off. Emails to customers and about safety are not among them. */
const EVENTS: Partial<Readonly<Record<MoneyKind, NotifiedEvent>>> = {
  payoutsAwaitApproval: 'approvals',
  payoutsFailed: 'payouts',
  payoutsExpired: 'payouts',
  payoutsDecided: 'payouts',
  refundDeclined: 'refunds',
  fundingReceived: 'fundings',
  chargebackOpened: 'chargebacks',
  chargebackDueIn7Days: 'chargebacks',
  chargebackDueIn3Days: 'chargebacks',
  chargebackDueIn1Day: 'chargebacks',
  chargebackDecided: 'chargebacks',
};

/** The event of each sender of notifications on the dashboard that can be turned off. */
export const EVENT_OF_SENDER: Readonly<Record<string, NotifiedEvent>> = { Chargebacks: 'chargebacks', Reports: 'reports' };

interface Addressed {
  readonly kind: MoneyKind;
  readonly to: string;
}

/** Returns the emails that their readers want, or can't turn off. */
export async function wantedEmails<One extends Addressed>(tx: Db, emails: readonly One[]): Promise<readonly One[]> {
  const optional = emails.filter(({ kind }) => EVENTS[kind] !== undefined);
  if (optional.length === 0) return emails;
  const off = await tx
    .select({ email: users.email, event: notificationSettings.event })
    .from(notificationSettings)
    .innerJoin(users, eq(users.id, notificationSettings.userId))
    .where(and(eq(notificationSettings.byEmail, false), inArray(users.email, [...new Set(optional.map(({ to }) => to))])));
  return emails.filter(({ kind, to }) => !off.some(({ email, event }) => email === to && event === EVENTS[kind]));
}

/** Returns the events that a person turned off on the dashboard. */
export async function unwantedInApp(db: Db, userId: number): Promise<ReadonlySet<NotifiedEvent>> {
  const rows = await db
    .select({ event: notificationSettings.event })
    .from(notificationSettings)
    .where(and(eq(notificationSettings.userId, userId), eq(notificationSettings.inApp, false)));
  return new Set(rows.map(({ event }) => event));
}
