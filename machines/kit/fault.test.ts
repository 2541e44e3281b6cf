import { describe, expect, it } from 'vitest';
import { asSentence, sentences } from './fault';

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
