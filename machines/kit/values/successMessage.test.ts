import { expect, it } from 'vitest';
import { successIn } from './successMessage';

it.each([
  [{ message: 'Saved by the provider' }, 'Saved.', 'Saved by the provider'],
  [{ message: '' }, 'Saved.', 'Saved.'],
  [{ message: null }, 'Saved.', 'Saved.'],
  [{}, 'Saved.', 'Saved.'],
  [{ message: 'Saved by the provider' }, () => 'In the words of the documents', 'In the words of the documents'],
])('[GEN-01] the provider’s message comes before our own: %j', (answer, says, said) =>
  expect(successIn(answer, says, undefined)).toBe(said),
);

it('words of our own may follow from the record', () =>
  expect(successIn({}, (_, subject: string) => `${subject} was closed.`, 'The link')).toBe('The link was closed.'));
