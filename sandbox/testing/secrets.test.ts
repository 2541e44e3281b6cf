import { expect, it } from 'vitest';
import { secretsIn } from './secrets';

const SECRETS = ['60000', 'Rent'];

it('finds a number that has no digit beside it, and words also within others', () => {
  for (const text of ['"amount":"60000"', '60000.00', 'NGN60000', 'a60000b', 'x=-60000'])
    expect(secretsIn(text, SECRETS)).toEqual(['60000']);
  expect(secretsIn('MyRental', SECRETS)).toEqual(['Rent']);
  expect(secretsIn('"60000" Rent', SECRETS)).toEqual(SECRETS);
});

it('does not take the digits of a time for a number', () => {
  expect(secretsIn('{"at":1795258860000,"since":600001}', SECRETS)).toEqual([]);
});
