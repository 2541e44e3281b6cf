/** The email about new API keys, to the owner, written in the transaction that generates them. It has no key. */
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { businesses } from '../database/schema';
import type { Events } from '../events/events';
import { environmentName } from '../rules/environments';
import { sendAccessEmail } from './accessEmails';
import { asLine } from './moneyEmails.rules';
import { ownersOf } from './send';

const PAGE = '/dashboard/settings/api-webhooks';

export async function emailRenewedKeys(tx: Db, now: Temporal.Instant, { actor }: Events['keysRenewed']): Promise<void> {
  const { businessId, environment } = actor;
  const [business] = await tx.select({ name: businesses.name }).from(businesses).where(eq(businesses.id, businessId));
  const subject = `The ${environmentName(environment)} API keys of ${asLine(business?.name ?? '')} were replaced`;
  for (const { email: to } of await ownersOf(tx, businessId)) await sendAccessEmail(tx, now, { to, subject, link: PAGE });
}
