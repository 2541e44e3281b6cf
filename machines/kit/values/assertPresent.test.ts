import { expect, it } from 'vitest';
import { assertPresent } from './assertPresent';

it.each([null, undefined])('[FLW-01] a flow stops where a value that its chart guarantees is %s', (value) =>
  expect(() => assertPresent(value, 'an order')).toThrow('needs an order, but it is missing'),
);

it.each(['', 0, false])('[FLW-01] a flow goes on with %j, which is a value', (value) =>
  expect(assertPresent(value, 'an order')).toBe(value),
);
