import { confirmedAction } from '../../kit/confirmation/confirmedAction.machine';
import type { Said } from '../../kit/otp/otp.types';

export interface CopiedSecret {
  /** The address whose events the secret signs. */
  readonly address: string;
}

/** KEY-01: copies the signing secret without showing it. The flow never holds it: its port fetches it, gives it to the clipboard, and forgets it. */
export const signingSecretCopyMachine = confirmedAction<CopiedSecret, Said>('signingSecretCopy', {
  calls: ['getWebhookSecret'],
  req: ['KEY-01'],
  description: 'Copies the secret that signs events, without showing it. The audit trail records it.',
  failureMessage: 'We couldn’t copy the signing secret. Try again.',
  successMessage: 'Signing secret copied',
});
