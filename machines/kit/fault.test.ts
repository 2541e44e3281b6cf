import { describe, expect, it } from 'vitest';
import { asSentence, type Fault, faultGuards, hasStatus, sentences } from './fault';

describe('what is said about one thing', () => {
  it.each([
    [
      'a refusal without a full stop',
      ['The provider refused the request', 'Nothing has been swapped.'],
      'The provider refused the request. Nothing has been swapped.',
    ],
    ['one with a full stop', ['Try later.', 'Nothing was sent.'], 'Try later. Nothing was sent.'],
    ['one that asks, exclaims or goes on', ['Why? ', 'No!', 'Checking…'], 'Why? No! Checking…'],
    ['one that ends in a quote', ['It said “Try later.”', 'Nothing was sent'], 'It said “Try later.” Nothing was sent.'],
    ['nothing besides', [null, '', ' ', 'Nothing was sent.'], 'Nothing was sent.'],
  ])('is joined: %s', (_, texts, joined) => expect(sentences(...texts)).toBe(joined));

  it('has its spaces removed', () => expect(asSentence(' Limit reached ')).toBe('Limit reached.'));
});

const refusal = (status: number, message = 'No'): Fault => ({ kind: 'server', status, message });

describe('a fault', () => {
  it.each<[Fault, boolean]>([
    [refusal(399), false],
    [refusal(400), true],
    [refusal(499), true],
    [refusal(500), false],
    [refusal(400, ''), false],
    [{ kind: 'network' }, false],
  ])('%j is a refusal: %s', (fault, isRefusal) => expect(faultGuards.refused(null, fault)).toBe(isRefusal));

  it.each<[Fault, boolean]>([
    [{ kind: 'sessionExpired' }, true],
    [refusal(401), false],
    [{ kind: 'timeout' }, false],
  ])('%j ends the session: %s', (fault, isExpiry) => expect(faultGuards.sessionExpired(null, fault)).toBe(isExpiry));

  it('has the status of a response alone', () => {
    expect([refusal(409), refusal(400), { kind: 'timeout' as const }].map((fault) => hasStatus(fault, 409))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
