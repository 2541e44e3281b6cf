import type { NotificationSetting } from '../../../contract/settings/notificationSettings';
import { resource } from '../../kit/resource/resource.machine';

export type { NotificationSetting } from '../../../contract/settings/notificationSettings';

/** NAV-12, PRF-01: what the signed-in person is notified of, and how. There is only one list, so its key is empty. */
export const notificationSettingsMachine = resource<readonly NotificationSetting[], string>('notificationSettings', {
  calls: ['listNotificationSettings'],
  req: ['NAV-12', 'PRF-01'],
  description: 'Lists what the signed-in person is notified of, by email and here.',
});
