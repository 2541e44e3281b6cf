/** Notifications of a business about its files: the merchant who asked for one may have left the page since. */
import type { Db } from '../database/database';
import { notifications } from '../database/schema';
import type { Events } from '../events/events';

const CENTRE = '/dashboard/report-center';

export async function notifyOfReport(
  tx: Db,
  now: Temporal.Instant,
  { scope, fileName, isReady }: Events['reportEnded'],
): Promise<void> {
  const { businessId, environment } = scope;
  const messageText = isReady ? `${fileName} is ready` : `${fileName} couldn’t be finished`;
  await tx
    .insert(notifications)
    .values({ businessId, environment, messageFrom: 'Reports', messageText, link: CENTRE, createdAt: now });
}
