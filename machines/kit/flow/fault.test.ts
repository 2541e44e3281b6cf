import { describe, expect, it } from 'vitest';
import { asSentence, type Fault, faultGuards, faultIn, orderFaultGuards, SAYS_FALSE, sentence, sentences } from './fault';

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

const server = (status: number, message: string): Fault => ({ kind: 'server', status, message });
const NETWORK = 'We couldn’t reach the server. Check your connection and try again.';

describe('[GEN-01] a failed call', () => {
  it.each([
    [server(400, 'Limit reached'), 'Limit reached'],
    [server(400, ''), 'Not saved'],
    [server(400, 'Something went wrong'), 'Something went wrong'],
    [server(499, 'Bad gateway'), 'Bad gateway'],
    [server(500, 'Bad gateway'), 'Not saved'],
    [server(503, ' Service unavailable. '), 'Not saved'],
    [server(500, 'The limit is reached'), 'The limit is reached'],
    [{ kind: 'network' } as const, NETWORK],
    [{ kind: 'timeout' } as const, 'The server took too long to respond. Try again.'],
    [{ kind: 'sessionExpired' } as const, 'Please login again'],
    [{ kind: 'badAnswer', endpoint: 'x', field: 'y' } as const, 'Not saved'],
    [{ kind: 'defect', message: 'x is not a function' } as const, 'Not saved'],
  ])('%j says “%s”', (fault, text) => expect(sentence(fault, 'Not saved')).toBe(text));

  it.each([
    [server(399, 'No'), false],
    [server(400, 'No'), true],
    [server(422, 'No'), true],
    [server(409, 'No'), false],
    [server(429, 'No'), false],
    [server(499, 'No'), false],
    [server(500, 'No'), false],
    [server(400, ''), false],
    [{ kind: 'network' } as const, false],
    [{ kind: 'defect', message: 'No' } as const, false],
    [{ kind: 'notSent', message: 'No' } as const, true],
  ])('%j is a refusal: %s', (fault, isRefusal) => {
    expect(faultGuards.refused(null, fault)).toBe(isRefusal);
    expect(orderFaultGuards.refused(null, fault)).toBe(isRefusal);
  });

  it.each([
    ['No', true],
    ['', false],
  ])('that says false in a response of success, and %j, refuses anything but an order', (message, isRefusal) => {
    expect(faultGuards.refused(null, server(SAYS_FALSE, message))).toBe(isRefusal);
    expect(orderFaultGuards.refused(null, server(SAYS_FALSE, message))).toBe(false);
  });

  it('ends the flow only with the session', () => {
    expect(faultGuards.sessionExpired(null, { kind: 'sessionExpired' })).toBe(true);
    expect(faultGuards.sessionExpired(null, server(401, 'Please login again'))).toBe(false);
  });

  it.each([
    [server(400, 'No'), server(400, 'No')],
    [null, { kind: 'defect', message: 'null' }],
    ['network', { kind: 'defect', message: 'network' }],
    [new Error('gone'), { kind: 'defect', message: 'Error: gone' }],
    [{ kind: 'gone' }, { kind: 'defect', message: '[object Object]' }],
    [{ kind: 5 }, { kind: 'defect', message: '[object Object]' }],
  ])('is a fault, or a defect of ours: %j', (error, fault) => expect(faultIn({ event: { error } })).toEqual(fault));
});
