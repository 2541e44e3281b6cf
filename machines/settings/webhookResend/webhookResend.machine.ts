import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

export interface ResentEvent {
  readonly id: string;
  /** The same in every attempt, so that a receiver recognises it. */
  readonly eventId: string;
  readonly event: string;
}

/** KEY-01: sends one event again, as one more attempt with the same event ID. No money moves. */
export const webhookResendMachine = confirmedAction<ResentEvent, Said>('webhookResend', {
  calls: ['resendWebhookDelivery'],
  req: ['KEY-01'],
  description: 'Sends an event to the webhook again, with the same event ID. Earlier attempts stay as they are.',
  failureMessage: 'We couldn’t resend the event. Try again.',
  successMessage: 'We’re sending the event again.',
});
