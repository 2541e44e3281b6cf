/** Serves what a person is notified of, and how. */
import { eq } from 'drizzle-orm';
import { NOTIFIED_EVENTS, type NotifiedEvent } from '../../contract/settings/notificationReasons';
import { notificationSettings as endpoints } from '../../contract/settings/notificationSettings';
import type { OperationContext } from '../context';
import { notificationSettings } from '../database/schema';
import { serve, serveChange } from '../http/serve';

/** The ways that there are. Files of reports only appear on the dashboard, and most of the rest is only emailed. */
const WAYS: Readonly<Record<NotifiedEvent, { readonly email: boolean; readonly app: boolean }>> = {
  approvals: { email: true, app: false },
  payouts: { email: true, app: false },
  refunds: { email: true, app: false },
  fundings: { email: true, app: false },
  chargebacks: { email: true, app: true },
  reports: { email: false, app: true },
};

async function settingsOf({ db }: OperationContext, userId: number) {
  const rows = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  return NOTIFIED_EVENTS.map((event) => {
    const row = rows.find((one) => one.event === event);
    const { email, app } = WAYS[event];
    return { event, byEmail: email ? (row?.byEmail ?? true) : null, inApp: app ? (row?.inApp ?? true) : null };
  });
}

export const notificationSettingsRoutes = [
  serve(endpoints.listNotificationSettings, async (_, { context, session }) => ({
    data: await settingsOf(context, session.userId),
  })),
  serveChange(
    endpoints.setNotificationSetting,
    { type: 'Settings', action: 'Change notifications', subject: ['notification', 'body.event'] },
    async ({ body: { event, byEmail, inApp } }, { context, session, audit }) => {
      const before = (await settingsOf(context, session.userId)).find((one) => one.event === event);
      if (before) audit.about({ before: { byEmail: before.byEmail, inApp: before.inApp }, after: { byEmail, inApp } });
      await context.db
        .insert(notificationSettings)
        .values({ userId: session.userId, event, byEmail, inApp })
        .onConflictDoUpdate({ target: [notificationSettings.userId, notificationSettings.event], set: { byEmail, inApp } });
      return { status: true, message: 'Notifications updated' };
    },
  ),
];
