import { expect, it } from 'vitest';
import { reasonRule } from './reason';

it.each([
  ['', 'Reason is required!'],
  [' ', 'Reason is required!'],
  ['x', null],
  ['12345', null],
  ['😀😀😀😀😀', null],
  ['123456', 'Use 5 characters or fewer.'],
])('[CUS-03] the reason %j of at most five characters', (text, error) => expect(reasonRule(5)(text)).toBe(error));
