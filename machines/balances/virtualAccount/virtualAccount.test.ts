import { describe, expect, it } from 'vitest';
import { fieldOfError, validate } from './virtualAccount.machine';

describe('[VAC-01] the alias of a virtual account', () => {
  it.each(['', ' ', '\t\n', '\u00a0'])('%j is invalid', (alias) => {
    expect(validate({ alias })).toEqual({ alias: 'Account Alias is required!' });
  });
  it.each(['Web shop', ' Web shop ', '7', 'Ọjà-Ìkẹjà', '<b>', 'x'.repeat(100)])('%j is valid', (alias) => {
    expect(validate({ alias })).toEqual({});
  });
  it('is no longer than a hundred characters, as a reader counts them', () => {
    expect(validate({ alias: '🛒'.repeat(100) })).toEqual({});
    expect(validate({ alias: 'x'.repeat(101) })).toEqual({ alias: 'Use 100 characters or fewer.' });
  });
});

describe('[VAC-01] the response to a new virtual account', () => {
  it('is shown at the alias only if it names it', () =>
    expect(['This alias is taken', 'Limit reached'].map(fieldOfError)).toEqual(['alias', null]));
});
