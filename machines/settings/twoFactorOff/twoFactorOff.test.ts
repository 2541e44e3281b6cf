import { expect, it } from 'vitest';
import { fieldOfError } from './twoFactorOff.machine';

it.each([
  ['Password is not right', 'password'],
  ['Too many wrong passwords. Try again later', null],
  ['Not now', null],
])('[PRF-01] “%s” is shown at the field %s', (said, field) => expect(fieldOfError(said)).toBe(field));
