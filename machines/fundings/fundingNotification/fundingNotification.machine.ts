import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

/** The funding that the notification is about. */
export interface Notified {
  readonly reference: string;
  /** The same in every delivery, so that the receiver recognises it. */
  readonly eventId: string;
}

/** FND-02: sends the notification about a funding to the webhook again, after a confirmation. No money moves. */
export const fundingNotificationMachine = confirmedAction<Notified, Said>('fundingNotification', {
  calls: ['repushWebhook'],
  req: ['FND-02'],
  description: 'Sends the notification about a funding to the webhook again, with the same event ID.',
  failureMessage: 'Something went wrong',
  successMessage: 'The notification was sent again.',
});
