import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

export interface EnabledWebhook {
  readonly address: string;
  /** How many events were kept, and are sent then. */
  readonly kept: number;
}

/** KEY-01: sends events again to a webhook that was turned off after too many failures. */
export const webhookEnablingMachine = confirmedAction<EnabledWebhook, Said>('webhookEnabling', {
  calls: ['enableWebhook'],
  req: ['KEY-01'],
  description: 'Turns the webhook on again. What was kept meanwhile is sent.',
  failureMessage: 'We couldn’t turn on your webhook. Try again.',
  successMessage: 'Your webhook is on again.',
});
