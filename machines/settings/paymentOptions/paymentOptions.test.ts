import { expect, it } from 'vitest';
import { isLastOn } from './paymentOptions.machine';

const option = (name: string, isEnabled: boolean) => ({ code: name.toUpperCase(), name, isEnabled });

it.each([
  ['the only one that is on', [option('Card', true), option('USSD', false)], 'Card', true],
  ['one of two that are on', [option('Card', true), option('USSD', true)], 'Card', false],
  ['one that is off', [option('Card', true), option('USSD', false)], 'USSD', false],
])('[PRF-01] %s', (_, options, name, is) => expect(isLastOn(options, name)).toBe(is));
