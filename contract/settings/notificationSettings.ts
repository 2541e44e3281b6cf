/** What the signed-in person is notified of, and how. No document shows it. */
import { Message } from '../common';
import { endpoints } from '../endpoint';
import { type } from '../schema';
import { NOTIFIED_EVENTS } from './notificationReasons';

const Event = type.enumerated(...NOTIFIED_EVENTS);

/** Null: the provider has no such notification of this event. */
const Setting = type({ event: Event, byEmail: 'boolean | null', inApp: 'boolean | null' });

const Settings = type({ data: Setting.array() }).pipe(({ data }) => data);

export type NotificationSetting = typeof Setting.infer;

export const notificationSettings = endpoints({
  /** Returns a row for each event that the provider notifies of, for the signed-in person at all their businesses. Everything is on at first. */
  listNotificationSettings: {
    method: 'GET',
    path: '/subsidiary/dashboard/notification/settings',
    answer: Settings,
    permission: 'session',
    req: ['NAV-12', 'PRF-01'],
    assumed: true,
  },
  /** Sets both ways of one event. A way that the provider doesn't have is ignored. Codes and notices about safety are always sent. */
  setNotificationSetting: {
    method: 'POST',
    path: '/subsidiary/dashboard/notification/settings',
    body: type({ event: Event, byEmail: 'boolean', inApp: 'boolean' }),
    answer: Message,
    permission: 'session',
    req: ['NAV-12', 'PRF-01'],
    assumed: true,
  },
});
