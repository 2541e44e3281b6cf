/** The email about a webhook that was turned off, to the owner, written in the transaction that turns it off. */
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database';
import { businesses } from '../database/schema';
import type { Events } from '../events/events';
import { environmentName } from '../rules/environments';
import { sendAccessEmail } from './accessEmails';
import { asLine } from './moneyEmails.rules';
import { ownersOf } from './send';

const PAGE = '/dashboard/settings/api-webhooks/deliveries';

export async function emailDisabledWebhook(tx: Db, now: Temporal.Instant, { scope }: Events['webhookDisabled']): Promise<void> {
  const { businessId, environment } = scope;
  const [business] = await tx.select({ name: businesses.name }).from(businesses).where(eq(businesses.id, businessId));
  const subject = `The ${environmentName(environment)} webhook of ${asLine(business?.name ?? '')} was turned off after ten failures`;
  for (const { email: to } of await ownersOf(tx, businessId)) await sendAccessEmail(tx, now, { to, subject, link: PAGE });
}
