/** The notification about a webhook that was turned off, for those who may turn it on again. */
import type { Db } from '../database/database';
import { notifications } from '../database/schema';
import type { Events } from '../events/events';

const PAGE = '/dashboard/settings/api-webhooks';

export async function notifyOfDisabledWebhook(
  tx: Db,
  now: Temporal.Instant,
  { scope: { businessId, environment } }: Events['webhookDisabled'],
): Promise<void> {
  await tx.insert(notifications).values({
    ...{ businessId, environment, messageFrom: 'Webhooks', link: PAGE, permission: 'key.manage', createdAt: now },
    messageText: 'We turned off your webhook, because it failed ten times in a row',
  });
}
