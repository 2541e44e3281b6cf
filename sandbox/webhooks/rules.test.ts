import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newWebhookSecret, signedHeaders } from './signature.rules';
import { nextTry } from './tries.rules';

const at = (text: string) => Temporal.Instant.from(text);

describe('[KEY-01] the pauses between tries', () => {
  it('double from half an hour on, and end after the eighth try', () => {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((failed) => {
      const next = nextTry(at('2026-11-22T06:00:00Z'), failed);
      return next && at('2026-11-22T06:00:00Z').until(next).total('hours');
    });
    expect(hours).toEqual([0.5, 1, 2, 4, 8, 16, 32]);
    expect(nextTry(at('2026-11-22T06:00:00Z'), 8)).toBeNull();
  });
});

describe('[KEY-01] a signature', () => {
  it('is accepted by the independent library, for any text', () => {
    const secret = newWebhookSecret();
    const sentAt = Temporal.Now.instant();
    for (const payload of ['{}', '{"a":"<b>é €</b>"}', '{"n":1}\n']) {
      const headers = Object.fromEntries(
        signedHeaders(secret, { eventId: 'evt_1', sentAt, payload }).map(({ name, value }) => [name, value]),
      );
      expect(new Webhook(secret).verify(payload, headers)).toEqual(JSON.parse(payload));
      expect(() => new Webhook(newWebhookSecret()).verify(payload, headers)).toThrow();
    }
  });
});
