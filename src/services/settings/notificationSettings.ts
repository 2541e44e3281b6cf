/** The ports of notification settings (NAV-12). */
import { NOTIFIED_EVENTS } from '../../../contract/settings/notificationReasons';
import { notificationSettings as endpoints, type NotificationSetting } from '../../../contract/settings/notificationSettings';
import { Failure } from '../../../machines/kit/flow/fault';
import type { Service } from '../../../machines/kit/flow/port';
import type { Said } from '../../../machines/kit/otp/otp.types';
import type { NotificationChange } from '../../../machines/settings/notificationSetting/notificationSetting.machine';
import { call } from '../call';

export const notificationSettings: Service<{ readonly key: string }, readonly NotificationSetting[]> = (_, options) =>
  call(endpoints.listNotificationSettings, {}, options);

/** @throws Failure for an unknown event, before anything is sent */
export const changeNotificationSetting: Service<{ readonly subject: string; readonly values: NotificationChange }, Said> = async (
  { subject, values: { ways } },
  options,
) => {
  const event = NOTIFIED_EVENTS.find((one) => one === subject);
  if (event === undefined) throw new Failure({ kind: 'notSent', message: 'We don’t know this notification.' });
  const byEmail = ways === 'both' || ways === 'email';
  const inApp = ways === 'both' || ways === 'app';
  return call(endpoints.setNotificationSetting, { body: { event, byEmail, inApp } }, options);
};
