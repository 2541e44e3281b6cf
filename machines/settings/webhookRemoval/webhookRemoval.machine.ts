import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

export interface RemovedWebhook {
  /** The address that the merchant saw. Another one is not removed. */
  readonly address: string;
}

/** KEY-01: stops sending events, with the address on screen. What happens then is kept. */
export const webhookRemovalMachine = confirmedAction<RemovedWebhook, Said>('webhookRemoval', {
  calls: ['setWebhook'],
  req: ['KEY-01'],
  description: 'Removes the webhook URL. Events are kept from then on, and not sent.',
  isAllowed: ({ address }) => address !== '',
  failureMessage: 'Something went wrong while updating your url',
  successMessage: 'Webhook URL removed',
});
