import { form } from '../../kit/form/form.machine';
import { validateWith } from '../../kit/form/form.rules';
import { selectForm } from '../../kit/form/form.select';
import type { Said } from '../../kit/otp/otp.types';
import type { Ways } from './notificationSetting.rules';

export interface NotificationChange {
  readonly ways: Ways;
  /** The current setting. */
  readonly now: Ways;
}

/** NAV-12: it is sent only if it changes something. */
export const validate = validateWith<NotificationChange>({
  ways: (ways, { now }) => (ways === now ? 'This is the current setting. Choose a different one.' : null),
});

/** NAV-12, PRF-01: sets how the signed-in person is notified of the event that is the subject. */
export const notificationSettingMachine = form<NotificationChange, Said>('notificationSetting', {
  calls: ['setNotificationSetting'],
  req: ['NAV-12', 'PRF-01'],
  description: 'Changes how the signed-in person is notified of one event.',
  validate,
  derivedFields: ['now'],
  failureMessage: 'We couldn’t change your notifications. Try again.',
  successMessage: 'Notifications updated.',
});

export const selectNotificationSetting = selectForm(validate);
