import { expect, it } from 'vitest';
import { typeWords } from './words';

it.each([
  ['InternationalPayout', 'International'],
  ['Bank', 'Bank'],
  ['Payout', 'Payout'],
])('[PAY-01] the type %s reads %s', (type, words) => expect(typeWords(type)).toBe(words));
