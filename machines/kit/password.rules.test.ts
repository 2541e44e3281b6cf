import { expect, it } from 'vitest';
import { confirmation } from './password.rules';

it('[SUP-01] the repeated password is required, and equals the first', () => {
  const chosen = { password: 'Bluecrest#2026' };
  expect(confirmation('', chosen)).toBe('Confirm Password is required');
  expect(confirmation('Bluecrest#2027', chosen)).toBe('Passwords do not match');
  expect(confirmation('Bluecrest#2026', chosen)).toBeNull();
});
