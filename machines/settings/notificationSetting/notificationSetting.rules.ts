/** How a person is notified of an event, as one choice. */
import type { NotificationSetting } from '../../../contract/settings/notificationSettings';

export type { NotifiedEvent } from '../../../contract/settings/notificationReasons';

/** By email and here, by email, here, or not at all. */
export type Ways = 'both' | 'email' | 'app' | 'none';

/** Returns how a person is notified of an event. A way that the provider doesn't have counts as off. */
export function waysOf({ byEmail, inApp }: Pick<NotificationSetting, 'byEmail' | 'inApp'>): Ways {
  if (byEmail) return inApp ? 'both' : 'email';
  return inApp ? 'app' : 'none';
}

/** Returns the choices of an event: only ways that the provider has. */
export function choicesOf({ byEmail, inApp }: Pick<NotificationSetting, 'byEmail' | 'inApp'>): readonly Ways[] {
  if (byEmail === null) return ['app', 'none'];
  return inApp === null ? ['email', 'none'] : ['both', 'email', 'app', 'none'];
}
