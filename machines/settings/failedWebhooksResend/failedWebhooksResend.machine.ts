import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

export interface FailedWebhooks {
  /** How many failed, as the merchant saw it. */
  readonly count: number;
}

/** KEY-01: sends every event again that failed. No money moves. */
export const failedWebhooksResendMachine = confirmedAction<FailedWebhooks, Said>('failedWebhooksResend', {
  calls: ['resendFailedWebhooks'],
  req: ['KEY-01'],
  description: 'Sends all failed events to the webhook again, each with its own event ID.',
  isAllowed: ({ count }) => count > 0,
  failureMessage: 'We couldn’t resend the events. Try again.',
  successMessage: 'We’re sending the events again.',
});
