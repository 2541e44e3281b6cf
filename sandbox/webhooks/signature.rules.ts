/** Signs what is delivered in the form of Standard Webhooks, so that a receiver checks it with a library of their own. */
import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

interface Signed {
  readonly eventId: string;
  /** When it is sent, so that a receiver refuses what was recorded and sent again later. */
  readonly sentAt: Temporal.Instant;
  readonly payload: string;
}

/** @returns the three headers of a delivery */
export function signedHeaders(secret: string, { eventId, sentAt, payload }: Signed) {
  const timestamp = String(Math.floor(sentAt.epochMilliseconds / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${eventId}.${timestamp}.${payload}`).digest('base64');
  return [
    { name: 'webhook-id', value: eventId },
    { name: 'webhook-timestamp', value: timestamp },
    { name: 'webhook-signature', value: `v1,${signature}` },
  ] as const;
}
